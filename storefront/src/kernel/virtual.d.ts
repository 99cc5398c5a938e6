declare module 'virtual:kernel' {
  const source: string;
  export default source;
}
declare module 'virtual:loader' {
  const source: string;
  export default source;
}
declare module 'virtual:client-build' {
  interface ClientBuild {
    readonly id: string;
    readonly builtAt: number;
    readonly manifest: import('vite').Manifest;
    /** The text of every style sheet, by the name of its file. */
    readonly styles: Readonly<Record<string, string>>;
  }
  /** Undefined while developing, where nothing is built. */
  const build: ClientBuild | undefined;
  export default build;
  /** The style sheets of the sources, while developing. */
  export const sources: readonly string[];
}
