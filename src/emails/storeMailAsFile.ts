import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SendMail } from './outgoingMail'

/** Stores emails in a folder, one file each, with their images inlined. */
export function storeMailAsFile(folder: string): SendMail {
  return async ({ html, id, language, pictures, subject, text, to }) => {
    const standaloneHtml = pictures.reduce(
      (page, { cid, content }) => page.replaceAll(`cid:${cid}`, `data:image/png;base64,${content.toString('base64')}`),
      html,
    )
    const kept = { id, html: standaloneHtml, language, sentAt: new Date().toISOString(), subject, text, to }
    const file = path.join(folder, `${id}.json`)
    await mkdir(folder, { mode: 0o700, recursive: true })
    // Rename atomically, so that readers find either the complete file or none.
    await writeFile(`${file}.part`, JSON.stringify(kept, null, 2), { mode: 0o600 })
    await rename(`${file}.part`, file)
  }
}
