// Where the rooms are: on the server that this page came from, or, when the page says so, in a worker of its own.
import * as port from "../rooms/port";

export type { Socket } from "../rooms/port";

export const roomsHere = document.querySelector('meta[name="stockade-rooms"][content="here"]') !== null;

export const ask = (path: string, init?: RequestInit): Promise<Response> =>
  roomsHere ? port.ask(path, init) : fetch(`./api/${path}`, init);

export function connect(table: string): port.Socket {
  if (roomsHere) return new port.PortSocket(table);
  const url = new URL(`./ws/${encodeURIComponent(table)}`, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  url.hash = "";
  return new WebSocket(url) as port.Socket;
}

if (roomsHere) port.begin();
