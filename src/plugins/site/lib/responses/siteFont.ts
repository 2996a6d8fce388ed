import type { BasePayload } from 'payload'
import type { Font } from '../../../../payload-types'
import { isUuid } from '../../../../lib/values'
import { fileAddress } from '../pictures'
import { FONTS_PATH } from '../ownPaths'
import type { Site } from '../Site'

const SECONDS = 300

const ADDRESS = new RegExp(`^${FONTS_PATH}/(headings|text)/([0-9a-f-]{36})\\.css$`)

/** CSS variables of House. */
const VARIABLES = { headings: '--serif', text: '--sans' } as const
/** Fallbacks while the font loads. */
const FALLBACK_FONTS = "system-ui, 'Noto Sans', 'Noto Sans Arabic', sans-serif"

/**
 * Serves a style sheet with a font of the site for headings or text; null for any other address, and for a font that is
 * not published or has no public file. The font family is named by id, so names entered by staff never appear in CSS.
 */
export async function serveSiteFont(
  payload: BasePayload,
  { id: tenant }: Site,
  pathname: string,
): Promise<Response | null> {
  const [, role, id] = ADDRESS.exec(pathname) ?? []
  if ((role !== 'headings' && role !== 'text') || !id || !isUuid(id)) return null
  const { docs } = await payload.find({
    collection: 'fonts',
    depth: 1,
    limit: 1,
    // Visitors have no account: the query itself restricts the result to published fonts.
    overrideAccess: true,
    pagination: false,
    where: { and: [{ id: { equals: id } }, { tenant: { equals: tenant } }, { _status: { equals: 'published' } }] },
  })
  const faces = (docs[0]?.faces ?? []).flatMap((face) => faceOf(face, id))
  if (faces.length === 0) return null
  // More specific than the classes of House's own fonts.
  const text = `${faces.join('\n')}\n:root:root:root { ${VARIABLES[role]}: "site-${id}", ${FALLBACK_FONTS}; }\n`
  return new Response(text, {
    headers: {
      'Cache-Control': `public, max-age=${SECONDS}`,
      'Content-Type': 'text/css; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

function faceOf({ file, style, weight }: NonNullable<Font['faces']>[number], id: string): string[] {
  if (
    typeof file !== 'object' ||
    !file.filename ||
    file._status !== 'published' ||
    file.visibility === 'private' ||
    !file.mimeType?.startsWith('font/')
  )
    return []
  return [
    `@font-face { font-display: swap; font-family: "site-${id}"; font-style: ${style === 'italic' ? 'italic' : 'normal'}; font-weight: ${Number(weight ?? 400)}; src: url("${fileAddress(file.filename)}"); }`,
  ]
}
