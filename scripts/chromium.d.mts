export function findChromium(log?: (line: string) => void, env?: NodeJS.ProcessEnv): Promise<{ readonly path: string }>;
