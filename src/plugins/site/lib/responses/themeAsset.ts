import type { BasePayload } from 'payload'
import { safeHeaders } from '@/collections/uploads/safeHeaders'
import { readStoredFile } from '@/collections/uploads/uploadOf'
import { houseVariables } from '@/lib/colours/houseColours'
import { houseFiles } from '../../engine/HouseFiles'
import { ASSETS_PATH, COLOURS_PATH, FONTS_PATH } from '../ownPaths'
import { themeAsset } from '../theme/sources'
import type { ThemeAsset, ThemeLookup } from '../theme/ThemePackage'
import type { Site } from '../Site'
import { isUuid, ownValue } from '@/lib/values'
import { familyOfFont, publicFaces, type PublicFace } from '../theme/fontFaces'

const YEAR = 31_536_000
const MARK_SECONDS = 300

const ADDRESS = new RegExp(`^${ASSETS_PATH}/([0-9a-zA-Z_-]{8,128})/([^?#]{1,400})$`)

const COLOURS = new RegExp(`^${COLOURS_PATH}/([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{6})\\.css$`, 'i')

/** Content types of House's assets by file extension. */
const TYPES = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' }

/** Serves assets of themes, which are public on every site; null for any other address. */
export async function serveThemeAsset(question: ThemeLookup, pathname: string): Promise<Response | null> {
  const house = houseAsset(pathname) ?? colourStyles(pathname)
  if (house) return assetAnswer(house)
  const [, hash, encoded] = ADDRESS.exec(pathname) ?? []
  const path = encoded === undefined ? null : decodePath(encoded)
  const asset = hash && path !== null ? await themeAsset({ ...question, hash, path }) : null
  return asset && assetAnswer(asset)
}

const assetAnswer = ({ body, type }: ThemeAsset): Response =>
  new Response(body, {
    headers: {
      'Cache-Control': `public, max-age=${YEAR}, immutable`,
      'Content-Type': type,
      'X-Content-Type-Options': 'nosniff',
    },
  })

function houseAsset(pathname: string): ThemeAsset | null {
  for (const { address, content } of houseFiles().assets.values())
    if (address === pathname)
      return {
        body: new Uint8Array(content),
        type: ownValue(TYPES, pathname.split('.').at(-1) ?? '') ?? 'application/octet-stream',
      }
  return null
}

/** Generates the style sheet for the three colours in its address, which therefore never changes. */
function colourStyles(pathname: string): ThemeAsset | null {
  const [, paper, ink, accent] = COLOURS.exec(pathname) ?? []
  if (!paper || !ink || !accent) return null
  const variables = Object.entries(houseVariables({ accent: `#${accent}`, ink: `#${ink}`, paper: `#${paper}` }))
  return {
    body: `:root.palette-own { ${variables.map(([name, value]) => `${name}: ${value};`).join(' ')} }\n`,
    type: TYPES.css,
  }
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** Serves the site's icon; null when it has none. Other avatars are private to the admin. */
export async function siteIconResponse(payload: BasePayload, { mark }: Site): Promise<Response | null> {
  if (!mark) return null
  const data = await readStoredFile(payload, 'avatars', { name: mark.filename, tenant: mark.tenant })
  if (!data) return null
  const headers = safeHeaders({
    headers: new Headers({ 'Cache-Control': `public, max-age=${MARK_SECONDS}`, 'Content-Type': mark.mimeType }),
  })
  return new Response(new Uint8Array(data), { headers })
}

const SECONDS = 300

const FONT_ADDRESS = new RegExp(`^${FONTS_PATH}/(headings|text)/([0-9a-f-]{36})\\.css$`)

/** CSS variables of House. */
const VARIABLES = { headings: '--serif', text: '--sans' } as const
/** Fallbacks while the font loads. */
const FALLBACK_FONTS = "system-ui, 'Noto Sans', 'Noto Sans Arabic', sans-serif"

/**
 * Serves a style sheet with a font of the site for headings or text; null for any other address, and for a font that is
 * not published or has no public file.
 */
export async function serveSiteFont(
  payload: BasePayload,
  { id: tenant }: Site,
  pathname: string,
): Promise<Response | null> {
  const [, role, id] = FONT_ADDRESS.exec(pathname) ?? []
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
  const faces = docs[0] ? publicFaces(docs[0]).map((face) => ruleOf(face, id)) : []
  if (faces.length === 0) return null
  // More specific than the classes of House's own fonts.
  const text = `${faces.join('\n')}\n:root:root:root { ${VARIABLES[role]}: ${familyOfFont(id)}, ${FALLBACK_FONTS}; }\n`
  return new Response(text, {
    headers: {
      'Cache-Control': `public, max-age=${SECONDS}`,
      'Content-Type': 'text/css; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

const ruleOf = ({ address, style, weight }: PublicFace, id: string): string =>
  `@font-face { font-display: swap; font-family: ${familyOfFont(id)}; font-style: ${style}; font-weight: ${weight}; src: url("${address}"); }`
