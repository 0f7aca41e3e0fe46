import { IntlMessageFormat } from 'intl-messageformat';
import { createElement, Fragment, type ReactNode } from 'react';

/** A catalogue: messages in ICU MessageFormat by their keys, in groups, as a JSON file holds them. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** The value of a tag, as of `users` in "Trusted by <users></users> users": draws the tag around what it holds. */
export type Tag = (children: readonly ReactNode[]) => ReactNode;

/**
 * The words of a catalogue: a text for each message without parameters, and for each message with some a function of their values, which
 * returns nodes instead of a text if a value is a tag. `Parameters` holds the types of the values by the same keys; the script
 * `scripts/message-parameters.ts` writes them.
 */
export type Words<Tree, Parameters> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string
    ? Key extends keyof Parameters
      ? (values: Parameters[Key]) => Tag extends Parameters[Key][keyof Parameters[Key]] ? ReactNode : string
      : string
    : Words<Tree[Key], Key extends keyof Parameters ? Parameters[Key] : unknown>;
};

type Values = Record<string, string | number | Tag>;
interface WordTree {
  [key: string]: string | ((values: Values) => ReactNode) | WordTree;
}

/** Parsing takes time, and most messages of a catalogue are never shown: a message is parsed when it is first asked for. */
function formatter(message: string, locale: string): (values: Values) => ReactNode {
  let parsed: IntlMessageFormat | undefined;
  return (values) => {
    parsed ??= new IntlMessageFormat(message, locale);
    const text = parsed.format<ReactNode>(values);
    // As arguments the parts need no keys.
    return Array.isArray(text) ? createElement(Fragment, null, ...text) : text;
  };
}

const bind = (tree: MessageTree, locale: string): WordTree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, message]) => {
      if (typeof message !== 'string') return [key, bind(message, locale)];
      return [key, /[{<]/.test(message) ? formatter(message, locale) : message];
    }),
  );

/**
 * The words of a catalogue.
 * @param locale BCP 47; it formats the numbers and chooses the plurals
 * @returns words whose functions throw an `Error` of intl-messageformat if a message is no ICU message or a value is missing. The types and
 * `scripts/message-parameters.test.ts` rule both out.
 */
export const createWords = <Tree extends MessageTree, Parameters>(
  tree: Tree,
  locale: string,
): Words<Tree, Parameters> => bind(tree, locale) as Words<Tree, Parameters>;

/** Makes what depends on the locale once for each locale. */
export function perLocale<Result>(make: (locale: string) => Result): (locale: string) => Result {
  const made = new Map<string, Result>();
  return (locale) => {
    const result = made.get(locale) ?? make(locale);
    made.set(locale, result);
    return result;
  };
}
