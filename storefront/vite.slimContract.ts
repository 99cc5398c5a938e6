import type { Plugin, Rolldown } from 'vite';

type Program = ReturnType<Rolldown.PluginContext['parse']>;
type Declarator = Extract<Program['body'][number], { type: 'VariableDeclaration' }>['declarations'][number];
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Properties of an endpoint that only the server and the API documentation need. */
const serverKeys = new Set(['params', 'query', 'body', 'reply', 'minimal', 'summary']);

/**
 * Keeps schemas that no screen validates with out of the browser and the renderer. An endpoint is only a method and an address there: its
 * types are erased and the server validates requests. Every other schema may be left out where it is unused,
 * which the bundler cannot see by itself, because a chain of calls might do anything.
 */
export function slimContract(): Plugin {
  return {
    name: 'trolley:slim-contract',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /[\\/]contract[\\/]src[\\/].+\.ts$/, code: 'zod/mini' },
      handler(code) {
        const edits = topLevelConstants(this.parse(code)).flatMap((declarator) => editsOf(declarator, code));
        edits.sort((a, b) => b.start - a.start);
        return edits.reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code);
      },
    },
  };
}

function topLevelConstants(program: Program): readonly Declarator[] {
  return program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declared?.type === 'VariableDeclaration' ? declared.declarations : [];
  });
}

function editsOf({ init }: Declarator, code: string): readonly Edit[] {
  if (!init) return [];
  const endpoint = endpointOf(init);
  if (endpoint) {
    return endpoint.properties.flatMap((property) => {
      const isServers =
        property.type === 'Property' && property.key.type === 'Identifier' && serverKeys.has(property.key.name);
      return isServers ? [{ start: property.value.start, end: property.value.end, text: 'null' }] : [];
    });
  }
  // A schema, or a call that makes one: no module of the contract has side effects.
  if (!/\bz\.|\w\(/.test(code.slice(init.start, init.end))) return [];
  return [
    { start: init.start, end: init.start, text: '/*#__PURE__*/(()=>(' },
    { start: init.end, end: init.end, text: '))()' },
  ];
}

function endpointOf(init: NonNullable<Declarator['init']>) {
  if (init.type !== 'CallExpression' || init.callee.type !== 'Identifier' || init.callee.name !== 'defineEndpoint')
    return undefined;
  const [declared] = init.arguments;
  return declared?.type === 'ObjectExpression' ? declared : undefined;
}
