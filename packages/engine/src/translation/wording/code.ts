/** Parts of programs within a text, and what only machines write: identifiers, flags, hashes, keys. */
export const codeSpans: readonly RegExp[] = [
  // A fingerprint, then a hash, a number of a machine, an identifier of a record, and what is encoded in base64.
  /(?<![\p{L}\d])(?:[\dA-F]{4}\s+){3,}[\dA-F]{4}(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])(?=[\da-f]*\d)(?=\d*[a-f])(?:[\da-f]{7,}|[\dA-F]{7,})(?![\p{L}\d])/giu,
  /(?<![\p{L}\d])0x[\da-f]+(?![\p{L}\d])/giu,
  /(?<![\p{L}\d])[\da-f]{2}(?::[\da-f]{2}){3,}(?![\p{L}\d])/giu,
  /(?<![\p{L}\d])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\p{L}\d])/giu,
  /(?<!\S)(?=\S*\d)(?=\S*[a-z])(?=\S*[A-Z])[A-Za-z\d+/_-]{16,}={0,2}(?!\S)/gu,
  // Calls, names in snake case and in camel case, flags of commands, symbols, what stands between backticks.
  /(?<![\p{L}\d_])[\p{L}_][\w.:]*\((?:\)|["'\d$[{][^()]*\)|\w+\s*[,=][^()]*\))/gu,
  /(?<![\p{L}\d_])[\p{L}\d]+(?:_[\p{L}\d]+)+(?![\p{L}\d_])/gu,
  /(?<![\p{L}\d_@#])[a-z]+\d*(?:[A-Z][a-z\d]+)+(?![\p{L}\d_])/gu,
  /(?<!\S)(?:--[a-z][\w-]*(?:=\S+)?|-[A-Za-z])(?![^\s,.;])/gu,
  /`[^`\n]+`/gu,
  // A program's name for an object or for its copy: [old_map] (imported)-1.
  /(?<!\S)\[[\p{L}\d]+(?:[_-][\p{L}\d]+)*_[\p{L}\d]+\](?: \(\p{L}+\))?(?:-\d+)?(?!\S)/gu,
  /(?<!\S)[\p{L}\d_[\].-]+ ?\(\p{L}+\)-\d+(?!\S)/gu,
];

/** Words with which a command or a statement begins; where a number, a flag or a name of a file follows, no sentence begins with them. */
const commands =
  'apt|apt-get|awk|brew|bundle|cargo|cat|cd|chmod|chown|cp|curl|def|docker|echo|elif|export|fn|func|git|goto|grep|kill|kubectl|ls|make|mkdir|mv|npm|npx|pip|pip3|play|pnpm|print|printf|puts|python|python3|return|rm|sed|sleep|source|ssh|sudo|tar|touch|wget|yarn';

/** The beginning of a line in which somebody gave a command to a terminal. */
const prompt =
  /^(?:\$\s(?=[a-z./~])|>>>\s|PS [A-Z]:\\\S*>|[A-Z]:\\[^>]*>|[\w.-]+@[\w.-]+\s?:\s?\S*[$#%](?:\s|$)|\[[\w.-]+@[\w.-]+\s[^\]]*\][$#]\s)/u;

const host = String.raw`(?:[a-z\d-]+\.)+[a-z]{2,}`;

/** A line that only a key, a program or a terminal holds. */
const codeLines: readonly RegExp[] = [
  prompt,
  // A line of a log, a file in a list.
  /^\[\d{2}:\d{2}:\d{2}(?:[.,]\d+)?\]|^\d{2}:\d{2}:\d{2}[.,]\d+\s|^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}/u,
  /^[d-](?:[r-][w-][xsS-]){2}[r-][w-][xtT-]/u,
  /^(?:\/\/|#!|#include\b|\/\*|\*\/|<!--)/u,
  // Signs that end and join statements.
  /^[}\])]+[;,)]*$|\w\s?\{$|\w\([^()]*\)\s?;$|["'\]}]\s?;$|^\}\s?(?:else|catch|finally)\b/u,
  /(?<=[\w)\]"'\s])(?:[!=]==?|&&|:=|[+*/-]=|::)(?=[\w(["'\s-])/u,
  /^(?:const|let|var|val|int|float|double|char|bool|auto|String)\s+\w+\s?=\s?\S/u,
  /^[a-z_][\w.[\]]*\s?=\s?(?:["'[{(].*|-?\d[\d.]*|true|false|null|None|new\s.*|\w+[.(].*)[;,]?$/u,
  /^<[a-z][\w-]*(?:\s[^<>]*)?>.*<\/[a-z][\w-]*>$|^<\/[a-z][\w-]*>$|^<[a-z][\w-]*\s+[\w-]+=/iu,
  /^from\s+[\w.]+\s+import\s+\S|^import\s+(?:[{*"'].*|\w+(?:\.\w+)+|\w+\s+(?:as|from)\s+\S+);?$/u,
  /^(?:def|fn|func|function)\s+\w+(?:[(<]|\s*[{:]$)|^(?:class|struct|enum|interface)\s+[A-Z]\w*\s*[({:]/u,
  /^(?:if|for|while|switch)\s?\(.+\)\s*\{?$|^(?:if|while|elif)\s.*(?:[=!<>]=|[<>]|\bnot\b).*:$|^(?:try|else|finally):$/u,
  /^(?:live_loop|with_fx|in_thread|loop|begin|\d+\.times)\b.*\bdo\b/u,
  new RegExp(
    String.raw`^(?:${commands})(?:\s+(?:-{1,2}[A-Za-z][\w-]*(?:=\S+)?|:?[\d.]+|:\w+|["'][^"']*["']|\S*[/\\]\S*|\S+\.\w{1,4}))+$`,
    'u',
  ),
  /^[a-z_]\w*(?:\s+:[a-z_]\w*,?)+(?:\s|,|$)/u,
  // Nested calls, and loops over what is called, indexed or quoted.
  /^[\p{L}_][\w.]*\((?:[^()]*\([^()]*\))+[^()]*\)[;,]?$|^(?:print|[a-z_]\w*(?:\.\w+)+)\(\w+\)[;,]?$/u,
  /^(?:(?:async|await)\s)?for\s\w+(?:,\s?\w+)*\sin\s\S*[\w)\]][([].*:$|^(?:if|elif|while)\s["'].*:$/u,
  // Requests to servers of mail, web pages and names, and their answers.
  new RegExp(String.raw`^(?:HELO|EHLO)\s${host}$|^(?:MAIL\sFROM|RCPT\sTO):\s?<|^[2-5]\d\d[ -]\S*${host}\sESMTP`, 'u'),
  /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\s(?:\/|https?:)\S*(?:\sHTTP\/[\d.]+)?$|^HTTP\/[\d.]+\s\d{3}\b/u,
  new RegExp(String.raw`^(?:A|AAAA|CAA|CNAME|MX|NS|PTR|SOA|SRV|TXT)\s${host}\.?\s?\??$`, 'u'),
  // The file name of a package: its name, version and architecture.
  new RegExp(
    String.raw`^\p{Ll}[\p{Ll}\d+.]*(?:-[\p{Ll}\d+.]+)*-(?:\d+:)?\d+(?:[.+~:-]\w+)+(?:\s\((?:\d+-bit|\p{Ll}[\p{Ll}\d_]*\d+|all|noarch)\))?$`,
    'u',
  ),
  // Base64.
  /^(?=\S*\d)(?=\S*[a-z])(?=\S*[A-Z])[A-Za-z\d+/=]{24,}$/u,
];

/** A line that may stand in a program and in a plain text: the code around it tells. */
const neutralLines = /^for\s\w+(?:,\s?\w+)*\sin\s\w+:$|^#\s?\S+$/u;

/** The line before or after a key or a signature, whose lines contain no words. */
const armour = /-{3,}\s?(?:BEGIN|END) [A-Z\d ]+-{3,}/u;

/** Four plain words in a row are a sentence or a part of one. */
const prose = /(?<!\S)\p{L}[\p{Ll}'’]*(?:,?\s\p{L}[\p{Ll}'’]+){3,}/u;

/** The other lines of a text that is code say nothing, such as `end` or a name. */
const minShareOfCode = 0.5;

/** Whether one of the lines is a sentence or a part of one. */
export function holdsProse(lines: readonly string[]): boolean {
  return lines.some((line) => prose.test(line));
}

/** Whether somebody gave a command to a terminal in one of the lines. */
export function hasPrompt(lines: readonly string[]): boolean {
  return lines.some((line) => prompt.test(line.trim()));
}

/**
 * Whether a text is a part of a program, a terminal's output or a key, of which no word is translated.
 * @param lines as they stand in the picture
 */
export function isCode(lines: readonly string[]): boolean {
  // Commands may well answer in sentences.
  if (lines.some((line) => armour.test(line)) || hasPrompt(lines)) return true;
  // Listings have their lines numbered.
  const bare = lines.map((line) => line.trim().replace(/^\d{1,4}[.:]?\s+(?=\S)/u, '')).filter((line) => line !== '');
  const telling = bare.filter((line) => !neutralLines.test(line));
  const others = telling.filter((line) => !codeLines.some((pattern) => pattern.test(line)));
  const code = telling.length - others.length;
  return code > 0 && code >= minShareOfCode * telling.length && !others.some((line) => prose.test(line));
}
