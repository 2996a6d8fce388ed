import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { RESERVED_SEGMENT } from '@/lib/site/addresses'

/** Location of House, relative to the working directory. */
const FOLDER = ['src', 'plugins', 'site', 'house']

interface HouseAsset {
  /** Contains a hash of the content, so browsers can cache it permanently. */
  address: string
  content: Buffer
}

export interface HouseFiles {
  /** Text files by path, as written. */
  texts: ReadonlyMap<string, string>
  /** The same files with white space between elements removed, ready to render. */
  compact: ReadonlyMap<string, string>
  /** Assets by path below `assets/`. */
  assets: ReadonlyMap<string, HouseAsset>
}

/** `/-/site.0123456789.css` */
function addressOf(name: string, content: Buffer): string {
  const { dir, ext, name: stem } = path.posix.parse(name)
  return path.posix.join(
    '/',
    RESERVED_SEGMENT,
    dir,
    `${stem}.${createHash('sha256').update(content).digest('hex').slice(0, 10)}${ext}`,
  )
}

let cachedFiles: HouseFiles | undefined

/** Returns the files of the built-in theme. They are read once per process. */
export function houseFiles(): HouseFiles {
  return (cachedFiles ??= read(path.join(/* turbopackIgnore: true */ process.cwd(), ...FOLDER)))
}

function read(folder: string): HouseFiles {
  const texts = new Map<string, string>()
  const assets = new Map<string, HouseAsset>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const name = path.relative(folder, file).split(path.sep).join('/')
    const content = readFileSync(file)
    if (name.startsWith('assets/'))
      assets.set(name.slice('assets/'.length), { address: addressOf(name.slice('assets/'.length), content), content })
    else texts.set(name, content.toString('utf8'))
  }
  const compact = new Map(
    [...texts].map(([name, text]) => [name, name.endsWith('.liquid') ? text.replace(/>\s*\n\s*(?=<)/g, '>') : text]),
  )
  return { assets, compact: compact, texts }
}
