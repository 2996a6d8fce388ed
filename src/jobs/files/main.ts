import { parseArgs } from 'node:util'
import { getPayload } from 'payload'
import config from '@payload-config'
import { featuresOf } from '@/config/feature'
import { classifyFailure } from '@/database/failures'
import { fileSize } from '@/lib/files/fileSize'
import { assertBucket } from '@/lib/storage/bucket'
import { bucketName } from '@/lib/storage/bucketClient'
import { moveFiles, type FileSource, type MoveResult } from '@/lib/storage/moveFiles'
import { uploadSource } from './uploadSource'

// npm run move-files [-- --delete]: copies the files of the data folder to the bucket S3_BUCKET.

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { delete: { type: 'boolean' } } })
  if (!bucketName()) {
    console.error('S3_BUCKET is not set. Set it to the target bucket; .env.example describes all bucket settings.')
    return 1
  }
  const payload = await getPayload({ config })
  try {
    await assertBucket()
    const sources: FileSource[] = [
      ...payload.config.collections.filter(({ upload }) => upload).map(({ slug }) => uploadSource(payload, slug)),
      ...featuresOf(payload.config).flatMap(({ storage }) => (storage?.files ? [storage.files(payload)] : [])),
    ]
    let failed = 0
    for (const source of sources) failed += (await move(source, values.delete ?? false)).failed.length
    if (failed > 0)
      console.error(`${failed} files were damaged while copying and were not kept. Run the same command again.`)
    return failed > 0 ? 1 : 0
  } finally {
    await payload.destroy()
  }
}

async function move(source: FileSource, deletes: boolean): Promise<MoveResult> {
  const total = await source.count()
  const moved = await moveFiles(source, {
    deletes,
    report: (progress) =>
      console.log(`${source.name}: ${doneOf(progress)} of ${total} files, ${fileSize(progress.bytes, 'en')}`),
  })
  const { copied, deleted, failed, unused, there } = moved
  console.log(
    [
      `${source.name}: ${copied} copied, ${there} were already there`,
      ...(deletes ? [`${deleted} removed from disk`] : []),
      ...(unused > 0 ? [`${unused} skipped because no document uses them`] : []),
      ...(failed.length > 0 ? [`${failed.length} damaged`] : []),
    ].join(', '),
  )
  return moved
}

const doneOf = ({ copied, failed, unused, there }: MoveResult): number => copied + failed.length + unused + there

try {
  process.exit(await main())
} catch (error) {
  const failure = classifyFailure(error)
  console.error(
    failure?.status === 503
      ? `${failure.message} Run the same command again to continue where it stopped.`
      : error instanceof Error
        ? error.message
        : error,
  )
  process.exit(1)
}
