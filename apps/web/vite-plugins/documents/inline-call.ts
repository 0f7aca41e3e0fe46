/**
 * A script that calls a function with arguments, to stand in a document. Only the text of the function comes along: it needs nothing but its
 * arguments and what every page has.
 * @param given arguments, as they are written in JSON
 */
export const inlineCall = <Given extends unknown[]>(called: (...given: Given) => void, ...given: Given): string =>
  `(${called.toString()})(${given.map((value) => JSON.stringify(value)).join()});\n`;
