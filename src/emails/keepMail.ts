import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SendMail } from './outgoingMail'

/** Keeps mails in a folder, one file each, with their pictures inside. */
export function keepMail(folder: string): SendMail {
  return async ({ html, id, language, pictures, subject, text, to }) => {
    const whole = pictures.reduce(
      (page, { cid, content }) => page.replaceAll(`cid:${cid}`, `data:image/png;base64,${content.toString('base64')}`),
      html,
    )
    const kept = { id, html: whole, language, sentAt: new Date().toISOString(), subject, text, to }
    const file = path.join(folder, `${id}.json`)
    await mkdir(folder, { mode: 0o700, recursive: true })
    // Whoever reads the folder meanwhile finds the whole mail or none.
    await writeFile(`${file}.part`, JSON.stringify(kept, null, 2), { mode: 0o600 })
    await rename(`${file}.part`, file)
  }
}
