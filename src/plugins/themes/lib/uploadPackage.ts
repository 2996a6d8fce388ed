import type { PayloadRequest } from 'payload'
import { takeUploadSlot } from '@/collections/uploads/uploadSlot'
import { cleanSvg } from '@/lib/pictures/pictureWorkers'
import { settings } from '@/lib/settings'
import { translatorOf } from '@/exports/server'
import { checkTemplatesInTurn } from '@/plugins/site/published'
import { checkStyles } from './css/checkStyles'
import type { StoredFile } from './files/ThemeStore'
import { stageFiles } from './files/themeFiles'
import { checkPackage, type CheckOptions } from './package/checkPackage'
import type { PackageProblem } from './package/problem'
import type { ThemeJson } from './package/themeJson'

export type Unpacked =
  { problems: PackageProblem[] } | { files: StoredFile[]; hints: PackageProblem[]; theme: ThemeJson }

/**
 * Validates a package and moves its files to the tenant's storage. A refused package leaves nothing. Files are
 * unreferenced until a version names them, so an interruption leaves only files that garbage collection removes.
 */
export async function unpack(
  req: PayloadRequest,
  tenantId: string,
  data: Buffer,
  { repositoryFolder }: Pick<CheckOptions, 'repositoryFolder'> = {},
): Promise<Unpacked> {
  await takeUploadSlot(req, tenantId, data.length)
  const incoming = stageFiles()
  try {
    const { language } = req.i18n
    const { hints, problems, theme } = await checkPackage(data, {
      keep: incoming.keep,
      language,
      layers: settings().BLOCK_LEVELS,
      repositoryFolder,
      t: translatorOf(req.i18n),
      tools: {
        checkStyles: checkStyles(tenantId),
        checkTemplates: (files) => checkTemplatesInTurn(tenantId, files),
        cleanSvg: (svg) => cleanSvg(svg, tenantId),
      },
    })
    if (!theme) return { problems }
    await incoming.moveTo(tenantId)
    return { files: incoming.files, hints, theme }
  } finally {
    await incoming.discard()
  }
}
