import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { root } from './files.mjs';

const packages = { '@trolley/contract': 'contract/src/index.ts' };

/**
 * Reads the columns that a row type names, by syntax alone: interfaces, literals, `Pick`, `Omit` and the like, also of
 * other files. `programOf` gives the syntax tree of a file.
 */
export function createRowTypes(programOf) {
  const known = new Map();

  /** By name: whether it may be missing, and which kinds of values it may hold (undefined: any). Undefined: not readable. */
  function columnsOf(node, at) {
    switch (node?.type) {
      case 'TSParenthesizedType':
        return columnsOf(node.typeAnnotation, at);
      case 'TSTypeOperator':
        return node.operator === 'readonly' ? columnsOf(node.typeAnnotation, at) : undefined;
      case 'TSTypeLiteral':
        return membersOf(node.members, at);
      case 'TSIntersectionType':
        return merged(node.types.map((type) => columnsOf(type, at)));
      case 'TSUnionType':
        return shared(node.types.map((type) => columnsOf(type, at)));
      case 'TSMappedType':
        return mapped(node, at);
      case 'TSTypeReference':
        return referred(node.typeName.name, node.typeArguments?.params ?? [], at);
      default:
        return undefined;
    }
  }

  function membersOf(members, at) {
    const properties = members.filter(({ type }) => type === 'TSPropertySignature');
    return new Map(
      properties.map(({ key, optional, typeAnnotation }) => [
        key.name ?? key.value,
        { optional, kinds: kindsOf(typeAnnotation?.typeAnnotation, at) },
      ]),
    );
  }

  function mapped({ constraint, optional }, at) {
    const from = constraint?.operator === 'keyof' ? columnsOf(constraint.typeAnnotation, at) : undefined;
    return from && new Map([...from].map(([name, one]) => [name, { optional: one.optional || Boolean(optional) }]));
  }

  function referred(name, given, at) {
    const bound = at.bound.get(name);
    if (bound) return columnsOf(bound.node, bound.at);
    const [first, keys] = given;
    const of = () => columnsOf(first, at);
    if (name === 'Readonly' || name === 'Required') return of();
    if (name === 'Partial') return mapValues(of(), (one) => ({ ...one, optional: true }));
    if (name === 'Pick' || name === 'Omit') {
      const words = wordsOf(keys, at);
      return words && filterKeys(of(), (key) => words.includes(key) === (name === 'Pick'));
    }
    if (name === 'Record') return new Map((wordsOf(first, at) ?? []).map((key) => [key, { optional: false }]));
    const found = declarationOf(name, at.file);
    if (!found) return undefined;
    const inside = boundTo(found, given, at);
    if (found.node.type === 'TSTypeAliasDeclaration') return columnsOf(found.node.typeAnnotation, inside);
    const bases = found.node.extends.map(({ expression, typeArguments }) =>
      referred(expression.name, typeArguments?.params ?? [], inside),
    );
    return merged([...bases, membersOf(found.node.body.body, inside)]);
  }

  function kindsOf(node, at) {
    switch (node?.type) {
      case 'TSStringKeyword':
      case 'TSTemplateLiteralType':
        return ['string'];
      case 'TSNumberKeyword':
        return ['number'];
      case 'TSBooleanKeyword':
        return ['boolean'];
      case 'TSNullKeyword':
        return ['null'];
      case 'TSLiteralType':
        return [node.literal.type === 'Literal' ? typeof node.literal.value : 'string'];
      case 'TSArrayType':
      case 'TSTupleType':
        return ['array'];
      case 'TSTypeLiteral':
        return ['object'];
      case 'TSParenthesizedType':
        return kindsOf(node.typeAnnotation, at);
      case 'TSTypeOperator':
        return node.operator === 'readonly' ? kindsOf(node.typeAnnotation, at) : undefined;
      case 'TSUnionType': {
        const kinds = node.types.map((type) => kindsOf(type, at));
        return kinds.every(Boolean) ? [...new Set(kinds.flat())] : undefined;
      }
      case 'TSIndexedAccessType': {
        const [word] = wordsOf(node.indexType, at) ?? [];
        return columnsOf(node.objectType, at)?.get(word)?.kinds;
      }
      case 'TSTypeReference':
        return kindsReferred(node, at);
      default:
        return undefined;
    }
  }

  function kindsReferred({ typeName, typeArguments }, at) {
    const given = typeArguments?.params ?? [];
    const { name } = typeName;
    const bound = at.bound.get(name);
    if (bound) return kindsOf(bound.node, bound.at);
    if (name === 'Date') return ['date'];
    if (name === 'Buffer') return ['buffer'];
    if (name === 'Array' || name === 'ReadonlyArray') return ['array'];
    if (['Record', 'Pick', 'Omit', 'Partial'].includes(name)) return ['object'];
    if (name === 'Readonly') return kindsOf(given[0], at);
    const found = name && declarationOf(name, at.file);
    if (!found) return undefined;
    if (found.node.type === 'TSInterfaceDeclaration') return ['object'];
    return kindsOf(found.node.typeAnnotation, boundTo(found, given, at));
  }

  /** The words of a type that is one of some texts. */
  function wordsOf(node, at) {
    if (node?.type === 'TSLiteralType')
      return typeof node.literal.value === 'string' ? [node.literal.value] : undefined;
    if (node?.type === 'TSTypeOperator' && node.operator === 'keyof') {
      const columns = columnsOf(node.typeAnnotation, at);
      return columns && [...columns.keys()];
    }
    if (node?.type === 'TSTypeReference') {
      const found = declarationOf(node.typeName.name, at.file);
      return found && wordsOf(found.node.typeAnnotation, boundTo(found, [], at));
    }
    const words = node?.type === 'TSUnionType' ? node.types.map((type) => wordsOf(type, at)) : [undefined];
    return words.every(Boolean) ? words.flat() : undefined;
  }

  /** An interface or type by its name: of the file itself, of one it imports, or of one it hands on. */
  function declarationOf(name, file) {
    const { own, imports, stars } = typesOf(file);
    if (own.has(name)) return { node: own.get(name), file };
    const from = imports.get(name);
    if (from) return declarationOf(from.name, from.file);
    for (const star of stars) {
      const found = declarationOf(name, star);
      if (found) return found;
    }
    return undefined;
  }

  function typesOf(file) {
    if (known.has(file)) return known.get(file);
    const own = new Map();
    const imports = new Map();
    const stars = [];
    known.set(file, { own, imports, stars });
    for (const statement of programOf(file).body) {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (/^TS(Interface|TypeAlias)Declaration$/.test(declared?.type)) own.set(declared.id.name, declared);
      const from = statement.source && resolve(statement.source.value, file);
      if (!from) continue;
      if (statement.type === 'ExportAllDeclaration') stars.push(from);
      for (const { imported, exported, local } of statement.specifiers ?? [])
        if (imported ?? exported) imports.set((exported ?? local).name, { name: (imported ?? local).name, file: from });
    }
    return known.get(file);
  }

  return {
    /** `bound`: what type parameters in `node` stand for, all of the same file. */
    columnsOf(node, file, bound = new Map()) {
      const at = { file, bound: new Map() };
      return columnsOf(node, { file, bound: new Map([...bound].map(([name, given]) => [name, { node: given, at }])) });
    },
  };
}

function resolve(specifier, file) {
  const path = specifier.startsWith('.') ? join(dirname(file), specifier) : packages[specifier];
  return path && existsSync(join(root, path)) ? path : undefined;
}

/** The place of a declaration, with its type parameters bound to what is given. */
function boundTo({ node, file }, given, at) {
  const params = node.typeParameters?.params ?? [];
  const bound = params.map((param, index) => [param.name.name, { node: given[index] ?? param.default, at }]);
  return { file, bound: new Map(bound) };
}

function merged(all) {
  return all.every(Boolean) ? new Map(all.flatMap((columns) => [...columns])) : undefined;
}

function shared([first, ...others]) {
  if (!first || !others.every(Boolean)) return undefined;
  const names = [...first.keys()].filter((name) => others.every((columns) => columns.has(name)));
  return new Map(
    names.map((name) => {
      const all = [first, ...others].map((columns) => columns.get(name));
      const kinds = all.every((one) => one.kinds) ? all.flatMap((one) => one.kinds) : undefined;
      return [name, { optional: all.some(({ optional }) => optional), kinds }];
    }),
  );
}

function mapValues(columns, change) {
  return columns && new Map([...columns].map(([name, one]) => [name, change(one)]));
}

function filterKeys(columns, isWanted) {
  return columns && new Map([...columns].filter(([name]) => isWanted(name)));
}
