/** The jagged star of a hit, around its middle. */
export const BURST =
  "M0 -26L11.1 -33.4L13.9 -21.8L28.1 -21.5L21.3 -11.1L31.9 -3.3L18.7 1L20.8 12.7L7.4 8.9" +
  "L0 19L-7.4 8.9L-20.8 12.7L-18.7 1L-31.9 -3.3L-21.3 -11.1L-28.1 -21.5L-13.9 -21.8L-11.1 -33.4z";
