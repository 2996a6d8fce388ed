import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { safeError } from '../logging/safeError'
import { bucketClient, bucketName, loadSdk } from './bucketClient'
import { StorageAway } from './StorageAway'

/** Shorter than PostgreSQL lets a transaction wait: files are written inside of one. */
const WRITE_MS = 12_000
const READ_MS = 60_000
const QUIET_MS = 60_000

export interface ObjectFacts {
  bytes: number
  changedAt: Date
  /** In hex, of what was written; null where somebody else wrote it. */
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
 * Writes an object: it is there whole afterwards, or not at all.
 * @param limitMs how long that may take. Default: as long as a transaction may wait
 * @throws StorageAway
 */
export const putObject = (key: string, data: Buffer, type: string, limitMs = WRITE_MS): Promise<void> =>
  ask(async ({ bucket, client, sdk }) => {
    const command = new sdk.PutObjectCommand({
      Body: data,
      Bucket: bucket,
      ContentType: type,
      Key: key,
      Metadata: { sha256: sha256(data) },
    })
    await client.send(command, { abortSignal: AbortSignal.timeout(limitMs) })
  })

/** The content of an object; null where there is none. @throws StorageAway */
export const getObject = (key: string, limitMs = READ_MS): Promise<Buffer | null> =>
  askFor(async ({ bucket, client, sdk }) => {
    const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: key }), {
      abortSignal: AbortSignal.timeout(limitMs),
    })
    return Body ? Buffer.from(await Body.transformToByteArray()) : null
  })

/** The content of an object as a stream; null where there is none. @throws StorageAway */
export const openObject = (key: string): Promise<Readable | null> =>
  askFor(async ({ bucket, client, sdk }) => {
    const opening = new AbortController()
    const timer = setTimeout(() => opening.abort(), WRITE_MS)
    try {
      const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: key }), {
        abortSignal: opening.signal,
      })
      // Where Node runs it, a body is a stream of Node's.
      return (Body as Readable | undefined) ?? null
    } finally {
      clearTimeout(timer)
    }
  })

/** Null where there is no such object. @throws StorageAway */
export const readFacts = (key: string): Promise<ObjectFacts | null> =>
  askFor(async ({ bucket, client, sdk }) => {
    const { ContentLength, LastModified, Metadata } = await client.send(
      new sdk.HeadObjectCommand({ Bucket: bucket, Key: key }),
      {
        abortSignal: AbortSignal.timeout(WRITE_MS),
      },
    )
    return { bytes: ContentLength ?? 0, changedAt: LastModified ?? new Date(), sha256: Metadata?.sha256 ?? null }
  })

/** Makes an object as new as one that has just been written. @returns false where there is none @throws StorageAway */
export async function renewObject(key: string): Promise<boolean> {
  const facts = await readFacts(key)
  if (!facts) return false
  const renewed = await askFor(({ bucket, client, sdk }) =>
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

/** Removes an object, if it is there. @throws StorageAway */
export const removeObject = (key: string): Promise<void> =>
  ask(async ({ bucket, client, sdk }) => {
    await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: key }), {
      abortSignal: AbortSignal.timeout(WRITE_MS),
    })
  })

/** Every object whose key begins like this, by key. @throws StorageAway */
export async function* listObjects(prefix: string): AsyncGenerator<ListedObject> {
  let next: string | undefined
  do {
    const page = await ask(({ bucket, client, sdk }) =>
      client.send(new sdk.ListObjectsV2Command({ Bucket: bucket, ContinuationToken: next, Prefix: prefix }), {
        abortSignal: AbortSignal.timeout(READ_MS),
      }),
    )
    for (const { Key, LastModified, Size } of page.Contents ?? [])
      if (Key) yield { bytes: Size ?? 0, changedAt: LastModified ?? new Date(), key: Key }
    next = page.NextContinuationToken
  } while (next)
}

/** @throws StorageAway where the bucket cannot be reached, or not with these keys */
export const assertBucket = (): Promise<void> =>
  ask(async ({ bucket, client, sdk }) => {
    await client.send(new sdk.HeadBucketCommand({ Bucket: bucket }), { abortSignal: AbortSignal.timeout(WRITE_MS) })
  })

async function ask<Result>(work: (call: Call) => Promise<Result>): Promise<Result> {
  const bucket = bucketName()
  if (!bucket) throw new Error('S3_BUCKET is not set')
  try {
    return await work({ bucket, client: await bucketClient(), sdk: await loadSdk() })
  } catch (error) {
    if (isMissing(error)) throw error
    report(error)
    throw new StorageAway(error)
  }
}

/** For what need not be there. */
async function askFor<Result>(work: (call: Call) => Promise<Result>): Promise<Result | null> {
  try {
    return await ask(work)
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

/** Callers of the website and jobs say no more than that it is away. Once a minute the log says why. */
function report(error: unknown): void {
  const now = Date.now()
  if (now - reportedAt < QUIET_MS) return
  reportedAt = now
  console.error({ ...safeError(error), msg: 'The storage of files is out of reach' })
}
