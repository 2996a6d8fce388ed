import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3'
import { oncePerProcess } from '../process/oncePerProcess'
import { settings } from '../settings'
import type { Settings } from '../settings/readSettings'

type BucketSettings = Pick<
  Settings,
  'S3_ACCESS_KEY_ID' | 'S3_ENDPOINT' | 'S3_FORCE_PATH_STYLE' | 'S3_REGION' | 'S3_SECRET_ACCESS_KEY'
>

const CONNECT_MS = 3_000
/** A stream that nobody reads on is ended after this: players ask for the rest of a film when somebody goes on. */
const IDLE_MS = 60_000
const SOCKETS = { keepAlive: true, maxSockets: 100 }

/** Name of the bucket; null where files are kept on disk. */
export const bucketName = (): string | null => settings().S3_BUCKET ?? null

/**
 * How a client reaches the bucket.
 * @param answerMs how long an answer may take to begin. Default: as long as the caller waits
 */
export function clientConfig(
  { S3_ACCESS_KEY_ID, S3_ENDPOINT, S3_FORCE_PATH_STYLE, S3_REGION, S3_SECRET_ACCESS_KEY }: BucketSettings,
  answerMs = 0,
): S3ClientConfig {
  return {
    ...(S3_ACCESS_KEY_ID &&
      S3_SECRET_ACCESS_KEY && {
        credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
      }),
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT }),
    forcePathStyle: S3_FORCE_PATH_STYLE,
    region: S3_REGION,
    // Amazon's newer checksums are unknown to many compatible storages. The signature covers the hash of every body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      httpAgent: SOCKETS,
      httpsAgent: SOCKETS,
      requestTimeout: answerMs,
      socketTimeout: IDLE_MS,
      throwOnRequestTimeout: true,
    },
    responseChecksumValidation: 'WHEN_REQUIRED',
  }
}

/** Loaded by installations that have a bucket. */
export const loadSdk = () => import('@aws-sdk/client-s3')

/** The client of this process, with keys that are its own. */
export async function bucketClient(): Promise<S3Client> {
  const { S3Client } = await loadSdk()
  const { S3_ENDPOINT, S3_REGION } = settings()
  return oncePerProcess(`bucket:${S3_ENDPOINT ?? ''}:${S3_REGION}`, () => new S3Client(clientConfig(settings())))
}
