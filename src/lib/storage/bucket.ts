import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { redactError } from '@/lib/logging/redactError'
import { bucketClient, bucketName, loadSdk } from './bucketClient'
import { StorageUnavailable } from './StorageUnavailable'

/** Below PostgreSQL's timeout for idle transactions, as files are written within one. */
const WRITE_MS = 12_000
const READ_MS = 60_000
const REPORT_INTERVAL_MS = 60_000

export interface ObjectInfo {
  bytes: number
  changedAt: Date
  /** Hex hash of the content; null if another program wrote the object. */
  sha256: string | null
}

export interface ListedObject {
  bytes: number
  changedAt: Date
  key: string
}

interface Call {
  bucket: string
  client: S3Client
  sdk: Awaited<ReturnType<typeof loadSdk>>
}

export const sha256 = (data: Buffer): string => createHash('sha256').update(data).digest('hex')

/**
 * Writes an object atomically.
 * @param limitMs time limit. Default: the maximum within a transaction
 * @throws StorageAway
 */
export const putObject = (key: string, data: Buffer, type: string, limitMs = WRITE_MS): Promise<void> =>
  callBucket(async ({ bucket, client, sdk }) => {
    const command = new sdk.PutObjectCommand({
      Body: data,
      Bucket: bucket,
      ContentType: type,
      Key: key,
      Metadata: { sha256: sha256(data) },
    })
    await client.send(command, { abortSignal: AbortSignal.timeout(limitMs) })
  })

/**
 * The content of an object; null if it does not exist.
 * @throws StorageAway
 */
export const getObject = (key: string, limitMs = READ_MS): Promise<Buffer | null> =>
  callIfExists(async ({ bucket, client, sdk }) => {
    const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: key }), {
      abortSignal: AbortSignal.timeout(limitMs),
    })
    return Body ? Buffer.from(await Body.transformToByteArray()) : null
  })

/**
 * The content of an object as a stream; null if it does not exist.
 * @throws StorageAway
 */
export const openObject = (key: string): Promise<Readable | null> =>
  callIfExists(async ({ bucket, client, sdk }) => {
    const opening = new AbortController()
    const timer = setTimeout(() => opening.abort(), WRITE_MS)
    try {
      const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: key }), {
        abortSignal: opening.signal,
      })
      // In Node, the body is a Node stream.
      return (Body as Readable | undefined) ?? null
    } finally {
      clearTimeout(timer)
    }
  })

/**
 * Size and hash of an object; null if it does not exist.
 * @throws StorageAway
 */
export const readObjectInfo = (key: string): Promise<ObjectInfo | null> =>
  callIfExists(async ({ bucket, client, sdk }) => {
    const { ContentLength, LastModified, Metadata } = await client.send(
      new sdk.HeadObjectCommand({ Bucket: bucket, Key: key }),
      {
        abortSignal: AbortSignal.timeout(WRITE_MS),
      },
    )
    return { bytes: ContentLength ?? 0, changedAt: LastModified ?? new Date(), sha256: Metadata?.sha256 ?? null }
  })

/**
 * Updates the modification time of an object.
 * @returns false if it does not exist
 * @throws StorageAway
 */
export async function touchObject(key: string): Promise<boolean> {
  const facts = await readObjectInfo(key)
  if (!facts) return false
  const renewed = await callIfExists(({ bucket, client, sdk }) =>
    client.send(
      new sdk.CopyObjectCommand({
        Bucket: bucket,
        CopySource: `${bucket}/${encodeURI(key)}`,
        Key: key,
        ...(facts.sha256 && { Metadata: { sha256: facts.sha256 } }),
        MetadataDirective: 'REPLACE',
      }),
      { abortSignal: AbortSignal.timeout(WRITE_MS) },
    ),
  )
  return renewed !== null
}

/**
 * Removes an object if it exists.
 * @throws StorageAway
 */
export const removeObject = (key: string): Promise<void> =>
  callBucket(async ({ bucket, client, sdk }) => {
    await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: key }), {
      abortSignal: AbortSignal.timeout(WRITE_MS),
    })
  })

/**
 * All objects with the given prefix, in order of their keys.
 * @throws StorageAway
 */
export async function* listObjects(prefix: string): AsyncGenerator<ListedObject> {
  let next: string | undefined
  do {
    const page = await callBucket(({ bucket, client, sdk }) =>
      client.send(new sdk.ListObjectsV2Command({ Bucket: bucket, ContinuationToken: next, Prefix: prefix }), {
        abortSignal: AbortSignal.timeout(READ_MS),
      }),
    )
    for (const { Key, LastModified, Size } of page.Contents ?? [])
      if (Key) yield { bytes: Size ?? 0, changedAt: LastModified ?? new Date(), key: Key }
    next = page.NextContinuationToken
  } while (next)
}

/**
 * Checks access to the bucket.
 * @throws StorageAway if it is unreachable or the credentials are rejected
 */
export const assertBucket = (): Promise<void> =>
  callBucket(async ({ bucket, client, sdk }) => {
    await client.send(new sdk.HeadBucketCommand({ Bucket: bucket }), { abortSignal: AbortSignal.timeout(WRITE_MS) })
  })

async function callBucket<Result>(work: (call: Call) => Promise<Result>): Promise<Result> {
  const bucket = bucketName()
  if (!bucket) throw new Error('S3_BUCKET is not set')
  try {
    return await work({ bucket, client: await bucketClient(), sdk: await loadSdk() })
  } catch (error) {
    if (isMissing(error)) throw error
    report(error)
    throw new StorageUnavailable(error)
  }
}

/** Like `callBucket`, but returns null if the object does not exist. */
async function callIfExists<Result>(work: (call: Call) => Promise<Result>): Promise<Result | null> {
  try {
    return await callBucket(work)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

const isMissing = (error: unknown): boolean => {
  const { name } = error as Partial<S3ServiceException>
  return name === 'NoSuchKey' || name === 'NotFound'
}

let reportedAt = -Infinity

/** Logs the cause at most once a minute, because callers only report that the storage is unavailable. */
function report(error: unknown): void {
  const now = Date.now()
  if (now - reportedAt < REPORT_INTERVAL_MS) return
  reportedAt = now
  console.error({
    ...redactError(error),
    msg: 'The file storage is unavailable. Check the S3_* settings and the storage service.',
  })
}
