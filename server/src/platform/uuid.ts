const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Asked before a text goes where PostgreSQL expects a uuid: any other one would be an error of its own there. */
export function isUuid(text: string | undefined): text is string {
  return text !== undefined && uuid.test(text);
}
