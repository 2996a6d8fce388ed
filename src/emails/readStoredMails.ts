import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const MAX_MAILS = 100

const kept = z.object({
  id: z.string(),
  html: z.string().default(''),
  language: z.string().default('en'),
  sentAt: z.string(),
  subject: z.string(),
  text: z.string(),
  to: z.string(),
})

export type StoredMail = z.infer<typeof kept>

/** The newest emails stored as files because no mail server is configured. */
export async function readStoredMails(dataFolder: string): Promise<StoredMail[]> {
  const folder = path.resolve(dataFolder, 'mail')
  const names = await readdir(folder).catch(() => [])
  // Ids increase with time, so only the newest files need to be read.
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .slice(-MAX_MAILS)
  const mails = await Promise.all(
    newest.map(async (name) => kept.safeParse(JSON.parse(await readFile(path.join(folder, name), 'utf8')))),
  )
  return mails
    .flatMap((mail) => (mail.success ? [mail.data] : []))
    .sort((first, second) => second.sentAt.localeCompare(first.sentAt))
}
