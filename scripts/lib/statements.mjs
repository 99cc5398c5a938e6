import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { filesBelow, root } from './files.mjs';
import { createRowTypes } from './rowTypes.mjs';
import { parseSource, walk } from './syntax.mjs';

/**
 * Every statement that the server's code hands to a `.query(…)`, read from the source: its texts, one for each way its
 * parts can turn out, or none where that cannot be told; and the columns that its row type names.
 */
export function collectStatements(folder) {
  const modules = new Map();
  const rowTypes = createRowTypes((file) => moduleOf(file, modules).program);
  return filesBelow(folder, /^(?!.*\.test\.).*\.ts$/)
    .filter((file) => !/\/testing[/.]|\/platform\/database\//.test(file))
    .flatMap((file) => statementsOf(file, modules, rowTypes));
}

function statementsOf(file, modules, rowTypes) {
  if (!/\.query\b/.test(readFileSync(join(root, file), 'utf8'))) return [];
  const module = moduleOf(file, modules);
  const found = [];
  const calls = [];
  walk(
    module.program,
    (node, { scope, inside, nearest }) => {
      const inner = isFunction(node) ? functionScope(node, scope) : scope;
      const named = node.type === 'FunctionDeclaration' ? node : inside;
      const fn = isFunction(node) ? { row: promisedRow(node), returned: node.body } : nearest;
      if (node.type === 'ReturnStatement' && fn) fn.returned = node.argument;
      if (isQuery(node)) found.push({ node, scope: inner, inside: named, row: rowTypeOf(node, fn) });
      if (node.type === 'CallExpression' && node.callee.type === 'Identifier') calls.push({ node, scope: inner });
      return { scope: inner, inside: named, nearest: fn };
    },
    { scope: module.scope },
  );
  return found.flatMap((query) => {
    const place = `${file}:${lineAt(module.source, query.node.start)}`;
    return readQuery(query, calls, module.scope).map(({ name, texts = [], bound }) => {
      const columns = query.row && rowTypes.columnsOf(query.row, file, bound);
      return { place, name, texts, hasRowType: query.row !== undefined, columns };
    });
  });
}

/** The type that a query is given for its rows, or the one that the function promises which returns them. */
function rowTypeOf(node, fn) {
  return node.typeArguments?.params[0] ?? (fn?.returned === node ? fn.row : undefined);
}

/** `Row`, where a function returns `Promise<readonly Row[]>`. */
function promisedRow({ returnType }) {
  const promise = returnType?.typeAnnotation;
  if (promise?.typeName?.name !== 'Promise') return undefined;
  const [list] = promise.typeArguments.params;
  const array = list?.type === 'TSTypeOperator' ? list.typeAnnotation : list;
  return array?.type === 'TSArrayType' ? array.elementType : undefined;
}

/** What its arguments say, or else what those of the calls say that lead to it. */
function readQuery({ node, scope, inside }, calls, outer) {
  const [argument] = node.arguments;
  const said = statementsIn(argument, scope);
  if (!inside || (said?.every(({ texts }) => texts) && !inside.typeParameters)) return said ?? [{}];
  const callers = calls.filter(({ node: call }) => call.callee.name === inside.id.name);
  if (callers.length === 0) return said ?? [{}];
  return callers.flatMap(({ node: call, scope: around }) => {
    const given = call.arguments.map((one) => ({ node: one, scope: around }));
    const bound = boundTypes(inside, call);
    return (statementsIn(argument, functionScope(inside, outer, given)) ?? [{}]).map((one) => ({ ...one, bound }));
  });
}

/** The type parameters of a function as a call in the same file gives them. */
function boundTypes({ typeParameters }, { typeArguments }) {
  const params = typeParameters?.params ?? [];
  const given = typeArguments?.params ?? [];
  return new Map(params.flatMap(({ name }, index) => (given[index] ? [[name.name, given[index]]] : [])));
}

const isFunction = ({ type }) => /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(type);
const isQuery = ({ type, callee, arguments: given }) =>
  type === 'CallExpression' &&
  callee.type === 'MemberExpression' &&
  callee.property.name === 'query' &&
  given.length > 0;

/** The statements an argument may be; undefined where that cannot be told. */
function statementsIn(node, scope) {
  const value = valueOf(node, scope);
  if (!value) return undefined;
  const { node: found, scope: inside } = value;
  if (found.type === 'ConditionalExpression') {
    const both = [statementsIn(found.consequent, inside), statementsIn(found.alternate, inside)];
    return both.every(Boolean) ? both.flat() : undefined;
  }
  if (found.type !== 'ObjectExpression') return undefined;
  const text = propertyOf(found, 'text');
  const name = propertyOf(found, 'name');
  if (!text) return undefined;
  return [{ name: name && textsOf(name, inside)?.join(' or '), texts: textsOf(text, inside) }];
}

/** Follows names, calls and members to what they stand for. */
function valueOf(node, scope) {
  switch (node?.type) {
    case 'Identifier':
      return valueFrom(scope.find(node.name));
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return valueOf(node.expression, scope);
    case 'MemberExpression': {
      const owner = valueOf(node.object, scope);
      if (owner?.node.type !== 'ObjectExpression') return undefined;
      if (node.computed)
        return {
          node: { type: 'OneOf', choices: owner.node.properties.map(({ value }) => value) },
          scope: owner.scope,
        };
      const property = propertyOf(owner.node, node.property.name);
      return property && valueOf(property, owner.scope);
    }
    case 'CallExpression': {
      const list = node.callee.property?.name === 'join' && valueOf(node.callee.object, scope);
      if (list && list.node.type === 'ArrayExpression')
        return { node: { type: 'Joined', parts: list.node.elements, by: node.arguments[0] }, scope: list.scope };
      const called = valueOf(node.callee, scope);
      if (!called || !isFunction(called.node)) return undefined;
      const body = returnedBy(called.node);
      if (!body) return undefined;
      const given = node.arguments.map((argument) => ({ node: argument, scope }));
      return valueOf(body, functionScope(called.node, called.scope, given));
    }
    case undefined:
      return undefined;
    default:
      return { node, scope };
  }
}

function valueFrom(binding) {
  if (!binding) return undefined;
  return binding.import ? valueFrom(binding.import()) : valueOf(binding.node, binding.scope);
}

/** All texts an expression may be; undefined where one of its parts cannot be told. */
function textsOf(node, scope) {
  if (node?.type === 'Identifier') {
    const choices = scope.find(node.name)?.choices;
    if (choices) return choices;
  }
  const value = valueOf(node, scope);
  if (!value) return undefined;
  const { node: found, scope: inside } = value;
  switch (found.type) {
    case 'Literal':
      return ['string', 'number'].includes(typeof found.value) ? [String(found.value)] : undefined;
    case 'TemplateLiteral':
      return joined(
        found.quasis.flatMap(({ value: { cooked } }, index) => {
          const expression = found.expressions[index];
          return expression ? [[cooked], textsOf(expression, inside)] : [[cooked]];
        }),
      );
    case 'BinaryExpression':
      return found.operator === '+' ? joined([textsOf(found.left, inside), textsOf(found.right, inside)]) : undefined;
    case 'ConditionalExpression': {
      const both = [textsOf(found.consequent, inside), textsOf(found.alternate, inside)];
      return both.every(Boolean) ? both.flat() : undefined;
    }
    case 'OneOf': {
      const all = found.choices.map((one) => textsOf(one, inside));
      return all.every(Boolean) ? all.flat() : undefined;
    }
    case 'Joined': {
      const by = found.by ? textsOf(found.by, inside) : [','];
      return joined(
        found.parts.flatMap((one, index) => (index > 0 ? [by, textsOf(one, inside)] : [textsOf(one, inside)])),
      );
    }
    default:
      return undefined;
  }
}

/** Every way to put one of each together. */
function joined(parts) {
  if (!parts.every(Boolean)) return undefined;
  return parts.reduce((all, choices) => all.flatMap((before) => choices.map((next) => before + next)), ['']);
}

function propertyOf(object, key) {
  const property = object.properties.find((one) => one.type === 'Property' && (one.key.name ?? one.key.value) === key);
  return property?.value;
}

function returnedBy({ body }) {
  if (body.type !== 'BlockStatement') return body;
  const returns = body.body.filter(({ type }) => type === 'ReturnStatement');
  return returns.length === 1 ? returns[0].argument : undefined;
}

function moduleOf(file, modules) {
  const known = modules.get(file);
  if (known) return known;
  const source = readFileSync(join(root, file), 'utf8');
  const program = parseSource(file, source);
  const scope = createScope();
  const module = { program, source, scope };
  modules.set(file, module);
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared) declare(declared, scope);
    if (statement.type !== 'ImportDeclaration') continue;
    const from = join(dirname(file), statement.source.value);
    if (!statement.source.value.startsWith('.') || !existsSync(join(root, from))) continue;
    for (const { imported, local } of statement.specifiers) {
      if (imported) scope.set(local.name, { import: () => moduleOf(from, modules).scope.find(imported.name) });
    }
  }
  return module;
}

/** What is known inside a function: its constants, what it is called with, and what surrounds it. */
function functionScope(node, outer, given = []) {
  const scope = createScope(outer);
  node.params.forEach((param, index) => {
    if (param.type === 'Identifier') scope.set(param.name, given[index] ?? chosenFrom(param));
    else if (param.type === 'AssignmentPattern' && param.left.type === 'Identifier')
      scope.set(param.left.name, given[index] ?? { node: param.right, scope });
    else if (param.type === 'ObjectPattern')
      for (const { value } of param.properties) if (value) scope.set(value.name, undefined);
  });
  if (node.body.type === 'BlockStatement') for (const statement of node.body.body) declare(statement, scope);
  return scope;
}

/** A parameter that is one of some words, by its type. */
function chosenFrom({ typeAnnotation }) {
  const type = typeAnnotation?.typeAnnotation;
  const words = type?.type === 'TSUnionType' ? type.types : type ? [type] : [];
  const texts = words.map((one) => (one.type === 'TSLiteralType' ? one.literal.value : undefined));
  return texts.length > 0 && texts.every((text) => typeof text === 'string') ? { choices: texts } : undefined;
}

function declare(statement, scope) {
  if (statement.type === 'FunctionDeclaration') scope.set(statement.id.name, { node: statement, scope });
  if (statement.type === 'ForOfStatement') declareEach(statement, scope);
  if (statement.type !== 'VariableDeclaration' || statement.kind !== 'const') return;
  for (const { id, init } of statement.declarations)
    if (id.type === 'Identifier') scope.set(id.name, { node: init, scope });
}

/** The variable of a loop over a list that stands in the source is each of its elements. */
function declareEach({ left, right }, scope) {
  const list = valueOf(right, scope);
  const id = left.type === 'VariableDeclaration' && left.declarations[0].id;
  if (id?.type !== 'Identifier' || list?.node.type !== 'ArrayExpression') return;
  scope.set(id.name, { node: { type: 'OneOf', choices: list.node.elements }, scope: list.scope });
}

function createScope(outer) {
  const known = new Map();
  return {
    set: (name, binding) => void known.set(name, binding),
    find: (name) => (known.has(name) ? known.get(name) : outer?.find(name)),
  };
}

function lineAt(source, offset) {
  return source.slice(0, offset).split('\n').length;
}
