/** What a formatter does not see: unknown properties, doubled declarations, longhands that a shorthand says better. */
export default {
  extends: ["stylelint-config-standard"],
  overrides: [{ files: ["**/*.svelte"], customSyntax: "postcss-html" }],
  rules: {
    // names are block__part--kind
    "selector-class-pattern": null,
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    // short rules stand in groups, a blank line parts the groups
    "rule-empty-line-before": null,
    "at-rule-empty-line-before": null,
    "declaration-empty-line-before": null,
    "comment-empty-line-before": null,
    "alpha-value-notation": "number",
    // blocks of one theme stand together, however specific their selectors are
    "no-descending-specificity": null,
    "no-duplicate-selectors": null,
  },
};
