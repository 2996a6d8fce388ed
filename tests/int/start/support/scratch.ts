import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A folder for one database, whose removal also removes what was put outside of it.
 * @param mode 0o700: nobody else may enter
 */
export function makeScratch(mode = 0o755): { dataDir: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-pg-'))
  chmodSync(folder, mode)
  const dataDir = join(folder, 'postgres')
  return {
    dataDir,
    remove() {
      const pointer = join(dataDir, 'elsewhere')
      if (existsSync(pointer)) rmSync(readFileSync(pointer, 'utf8').trim(), { recursive: true, force: true })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
