import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript-6';

/** One prop of a component, as its table shows it. */
export interface PropDescription {
  name: string;
  /** The JSDoc above it. */
  description: string;
  /** The type as TypeScript writes it, without `undefined`; literals of a union one by one. */
  type: string;
  /** The source of the interface or alias behind the type. */
  detail: string | undefined;
  /** What kind of value it takes, which decides how it can be edited. */
  kind: 'boolean' | 'string' | 'number' | 'literals' | 'node' | 'function' | 'data';
  /** The values of `literals`. */
  options: readonly (string | number)[];
  required: boolean;
  /** Whether it is this package's own, and not handed on to Radix. */
  own: boolean;
  /** The default in the parameters, else that of `@default`. */
  defaultValue: string | undefined;
}

/** The props of each component of a file, by the name of its function. */
export type PropsOfFile = Readonly<Record<string, readonly PropDescription[]>>;

const root = join(import.meta.dirname, '..');

/** Whether a file holds components of the design system. */
export function isComponentFile(file: string): boolean {
  return /packages\/ui\/src\/(components\/[^/]+\/[^/]+(?<!\.stories|\.test)\.tsx|lib\/render\.ts)$/.test(file);
}

/** The components of the design system, as absolute paths. */
export function componentFiles(): string[] {
  return globSync(['packages/ui/src/components/*/*.tsx', 'packages/ui/src/lib/render.ts'], { cwd: root })
    .filter(isComponentFile)
    .map((file) => join(root, file));
}

/** Attributes that every element takes; the tables show what a component adds to them. */
function isOfElements(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some((declaration) => {
    const { fileName } = declaration.getSourceFile();
    return fileName.includes('/@types/react/') || fileName.includes('/typescript/lib/');
  });
}

function isNothing(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) !== 0;
}

/** The members of a union without undefined and null, or the type itself. */
function givenTypes(type: ts.Type): ts.Type[] {
  return type.isUnion() ? type.types.filter((member) => !isNothing(member)) : [type];
}

function literalsOf(types: readonly ts.Type[]): (string | number)[] | undefined {
  const values = types.map((type) => (type.isStringLiteral() || type.isNumberLiteral() ? type.value : undefined));
  return values.every((value) => value !== undefined) ? values : undefined;
}

/** The interface or alias of this package behind a type, the `Partial` of one, or an array of it. Of a type parameter, what it extends. */
function declarationOf(type: ts.Type, checker: ts.TypeChecker): string | undefined {
  const constraint = type.isTypeParameter() ? type.getConstraint() : undefined;
  if (constraint) {
    const extended = `${checker.typeToString(type)} extends ${checker.typeToString(constraint)}`;
    return [extended, declarationOf(constraint, checker)].filter(Boolean).join('\n\n');
  }
  const [ofPartial] = type.aliasSymbol?.name === 'Partial' ? (type.aliasTypeArguments ?? []) : [];
  const [ofArray] = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
  const member = ofPartial ?? ofArray ?? type;
  const declaration = (
    (ofPartial ? undefined : type.aliasSymbol) ??
    member?.aliasSymbol ??
    member?.getSymbol()
  )?.declarations?.find(
    (node) =>
      (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) &&
      node.getSourceFile().fileName.includes('/packages/ui/'),
  );
  return declaration?.getText();
}

function kindOf(type: ts.Type, types: readonly ts.Type[], text: string): PropDescription['kind'] {
  const all = (flags: ts.TypeFlags) => types.length > 0 && types.every((member) => (member.flags & flags) !== 0);
  if (/\bReact(Node|Element)\b/.test(text)) return 'node';
  if (all(ts.TypeFlags.BooleanLike)) return 'boolean';
  if (types.length > 1 && literalsOf(types)) return 'literals';
  if (all(ts.TypeFlags.StringLike)) return 'string';
  if (all(ts.TypeFlags.NumberLike)) return 'number';
  const calls = types.some((member) => member.getCallSignatures().length > 0) || type.getCallSignatures().length > 0;
  return calls ? 'function' : 'data';
}

function defaultOfTag(symbol: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'default');
  // The table shows it as code already.
  return tag ? ts.displayPartsToString(tag.text).trim().replaceAll('`', '') : undefined;
}

function valueIn(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  return object.properties.find(
    (property): property is ts.PropertyAssignment =>
      ts.isPropertyAssignment(property) && property.name.getText() === name,
  )?.initializer;
}

/** The value in `defaultVariants`, for a prop that cva makes of `variants`. */
function defaultOfVariants(symbol: ts.Symbol): string | undefined {
  const config = symbol.declarations?.[0]?.parent.parent.parent;
  if (!config || !ts.isObjectLiteralExpression(config)) return undefined;
  const defaults = valueIn(config, 'defaultVariants');
  return defaults && ts.isObjectLiteralExpression(defaults) ? valueIn(defaults, symbol.name)?.getText() : undefined;
}

/** Defaults that stand in the parameters: `{ size = 'md', loading: isLoading = false }`. */
function defaultsOfParameters(pattern: ts.BindingName): Map<string, string> {
  if (!ts.isObjectBindingPattern(pattern)) return new Map();
  return new Map(
    pattern.elements.flatMap(({ propertyName, name, initializer }): [string, string][] =>
      initializer ? [[(propertyName ?? name).getText(), initializer.getText()]] : [],
    ),
  );
}

/** A type as TypeScript writes it, without a closing `| undefined`: that a prop is optional is said elsewhere. */
function textOf(type: ts.Type, at: ts.Node, checker: ts.TypeChecker): string {
  const { NoTruncation, UseAliasDefinedOutsideCurrentScope } = ts.TypeFormatFlags;
  const text = checker.typeToString(type, at, NoTruncation | UseAliasDefinedOutsideCurrentScope);
  const given = text.replace(/ \| undefined$/, '');
  return given.startsWith('ReactElement<') ? 'ReactElement' : given.replace(/^\((.* => [^|()]+)\)$/, '$1');
}

function describeProp(symbol: ts.Symbol, at: ts.Node, checker: ts.TypeChecker): PropDescription {
  const type = checker.getTypeOfSymbolAtLocation(symbol, at);
  const types = givenTypes(type);
  const literals = types.length > 1 ? literalsOf(types) : undefined;
  const text = literals
    ? literals.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(' | ')
    : textOf(type, at, checker).replace(/^boolean \| null$/, 'boolean');
  return {
    name: symbol.name,
    description: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    type: text,
    detail: declarationOf(types.length === 1 && types[0] ? types[0] : type, checker),
    kind: kindOf(type, types, text),
    options: literals ?? [],
    own: (symbol.declarations ?? []).some((node) => node.getSourceFile().fileName.includes('/packages/ui/src/')),
    required: (symbol.flags & ts.SymbolFlags.Optional) === 0,
    defaultValue: defaultOfTag(symbol, checker) ?? defaultOfVariants(symbol),
  };
}

function propsOf(component: ts.FunctionDeclaration, checker: ts.TypeChecker): PropDescription[] {
  const parameter = component.parameters[0];
  if (!parameter) return [];
  const defaults = defaultsOfParameters(parameter.name);
  return checker
    .getPropertiesOfType(checker.getTypeAtLocation(parameter))
    .filter((symbol) => !isOfElements(symbol))
    .map((symbol) => describeProp(symbol, parameter, checker))
    .map((prop) => ({ ...prop, defaultValue: prop.defaultValue ?? defaults.get(prop.name) }))
    .toSorted((a, b) => Number(b.required) - Number(a.required) || a.name.localeCompare(b.name));
}

function isComponent(node: ts.Node): node is ts.FunctionDeclaration & { name: ts.Identifier } {
  return ts.isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.text ?? '');
}

/** The props of every component of these files, by absolute path, as TypeScript sees them. */
export function readProps(files: readonly string[]): Map<string, PropsOfFile> {
  const configFile = join(root, 'packages', 'ui', 'tsconfig.json');
  const { config, error } = ts.readConfigFile(configFile, (file) => ts.sys.readFile(file));
  if (error) throw new Error(`${configFile}: ${ts.flattenDiagnosticMessageText(error.messageText, '\n')}`);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(configFile, '..'));
  const program = ts.createProgram({ rootNames: files, options: { ...options, noEmit: true, composite: false } });
  const checker = program.getTypeChecker();
  return new Map(
    files.map((file) => {
      const source = program.getSourceFile(file.split(sep).join('/'));
      if (!source) throw new Error(`TypeScript did not read ${file}.`);
      const components = source.statements.filter(isComponent);
      return [file, Object.fromEntries(components.map((node) => [node.name.text, propsOf(node, checker)]))];
    }),
  );
}
