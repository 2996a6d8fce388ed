import type { BasePayload } from 'payload'
import { safeHeaders } from '../../../../collections/uploads/safeHeaders'
import { readStoredFile } from '../../../../collections/uploads/uploadOf'
import { houseVariables } from '../../../../lib/colours/houseColours'
import { houseFiles } from '../../engine/HouseFiles'
import { ASSETS_PATH, COLOURS_PATH } from '../ownPaths'
import { themeAsset } from '../theme/sources'
import type { ThemeAsset, ThemeLookup } from '../theme/ThemePackage'
import type { Site } from '../Site'
import { ownValue } from '../../../../lib/objects/ownValue'

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
