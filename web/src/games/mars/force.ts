// A force as a file that the terminal reads too, and the rules its limits come from.
export const POINT_RULE: Record<string, string> = {
  campaign: "MA-CAMP-05",
  surprise: "MA-SURPRISE-01",
  help: "MA-HELP-01",
  breaking: "MA-CAMP-05",
  home: "MA-CAMP-05",
};

export function forceFile(side: string, force: string[], scenario: string): string {
  const lines = [...new Set(force)].map((id) => `${id} = ${force.filter((one) => one === id).length}`);
  return [`side = "${side}"`, "", scenario === "campaign" ? "[force]" : `[squad.${scenario}]`, ...lines, ""].join("\n");
}
