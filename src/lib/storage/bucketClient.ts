import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3'
import { oncePerProcess } from '@/lib/process/oncePerProcess'
import { settings, type Settings } from '@/lib/settings'

type BucketSettings = Pick<
  Settings,
  'S3_ACCESS_KEY_ID' | 'S3_ENDPOINT' | 'S3_FORCE_PATH_STYLE' | 'S3_REGION' | 'S3_SECRET_ACCESS_KEY'
>

const CONNECT_MS = 3_000
/** Closes streams that are not read for this time: video players request the rest when playback continues. */
const IDLE_MS = 60_000
const SOCKETS = { keepAlive: true, maxSockets: 100 }

/** Name of the bucket; null if files are stored on disk. */
export const bucketName = (): string | null => settings().S3_BUCKET ?? null

/**
 * Configuration of a bucket client.
 * @param responseTimeoutMs timeout for the first byte of a response. Default: none
 */
export function clientConfig(
  { S3_ACCESS_KEY_ID, S3_ENDPOINT, S3_FORCE_PATH_STYLE, S3_REGION, S3_SECRET_ACCESS_KEY }: BucketSettings,
  responseTimeoutMs = 0,
): S3ClientConfig {
  return {
    ...(S3_ACCESS_KEY_ID &&
      S3_SECRET_ACCESS_KEY && {
        credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
      }),
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT }),
    forcePathStyle: S3_FORCE_PATH_STYLE,
    region: S3_REGION,
    // Many S3-compatible services do not support Amazon's newer checksums. The request signature covers the hash of the
    // body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      httpAgent: SOCKETS,
      httpsAgent: SOCKETS,
      requestTimeout: responseTimeoutMs,
      socketTimeout: IDLE_MS,
      throwOnRequestTimeout: true,
    },
    responseChecksumValidation: 'WHEN_REQUIRED',
  }
}

/** Loaded only by installations with a bucket. */
export const loadSdk = () => import('@aws-sdk/client-s3')

/** The client of this process: bundles share its connections. */
export async function bucketClient(): Promise<S3Client> {
  const { S3Client } = await loadSdk()
  const { S3_ENDPOINT, S3_REGION } = settings()
  return oncePerProcess(`bucket:${S3_ENDPOINT ?? ''}:${S3_REGION}`, () => new S3Client(clientConfig(settings())))
}
