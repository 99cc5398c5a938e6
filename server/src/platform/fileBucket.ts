/** An object storage and how to be let in. */
export interface FileBucket {
  /** As `https://s3.eu-central-1.amazonaws.com`, without a slash at the end. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

type Given = { readonly [Name in (typeof needed)[number]]?: string } & { readonly S3_REGION: string };

/** Undefined unless all four are given. */
export function fileBucketOf(given: Given): FileBucket | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = given;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    endpoint: S3_ENDPOINT.replace(/\/+$/, ''),
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

export function fileBucketProblem(given: Given): string | undefined {
  const missing = needed.filter((name) => given[name] === undefined);
  if (missing.length === 0 || missing.length === needed.length) return undefined;
  return `  ${missing.join(', ')}: expected as well, an object storage needs all of ${needed.join(', ')}`;
}
