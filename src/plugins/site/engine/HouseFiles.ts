import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { OWN } from '../../../lib/site/sitePath'

/** Where House lies, seen from where the product is started. */
const FOLDER = ['src', 'plugins', 'site', 'house']

interface HouseAsset {
  /** Changes with its content, so that browsers may keep it for good. */
  address: string
  content: Buffer
}

export interface HouseFiles {
  /** Text files by path, as they are written. */
  texts: ReadonlyMap<string, string>
  /** The same as they are drawn: a line that ends between two elements is nothing to visitors. */
  drawn: ReadonlyMap<string, string>
  /** By path below `assets/`. */
  assets: ReadonlyMap<string, HouseAsset>
}

/** `/-/site.0123456789.css` */
function addressOf(name: string, content: Buffer): string {
  const { dir, ext, name: stem } = path.posix.parse(name)
  return path.posix.join(
    '/',
    OWN,
    dir,
    `${stem}.${createHash('sha256').update(content).digest('hex').slice(0, 10)}${ext}`,
  )
}

let known: HouseFiles | undefined

/** The files of the built-in theme, read once. */
export function houseFiles(): HouseFiles {
  return (known ??= read(path.join(/* turbopackIgnore: true */ process.cwd(), ...FOLDER)))
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
  const drawn = new Map(
    [...texts].map(([name, text]) => [name, name.endsWith('.liquid') ? text.replace(/>\s*\n\s*(?=<)/g, '>') : text]),
  )
  return { assets, drawn, texts }
}
