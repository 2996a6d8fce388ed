import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { slugify } from '../../../../lib/content/slugify'
import { CliError } from '../CliError'
import { readFolder } from '../readFolder'
import type { PackageProblem } from '../../lib/package/problem'
import { writePackage } from '../../lib/package/writePackage'
import { Admin, type SignIn, type Uploaded } from './Admin'
import { PreviewServer } from './PreviewServer'
import { watch } from 'node:fs'

/** Editors write a file in several steps. */
const QUIET_MS = 30

/**
 * Calls after every change in a folder, once for what happens together, and never twice at a time.
 * @returns what ends it
 */
function watchFolder(folder: string, onChange: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined
  let running = false
  let again = false
  const run = async (): Promise<void> => {
    if (running) return void (again = true)
    running = true
    try {
      do {
        again = false
        await onChange()
      } while (again)
    } finally {
      running = false
    }
  }
  const watcher = watch(folder, { recursive: true }, (_, name) => {
    if (name?.split(/[/\\]/).some((part) => part.startsWith('.') || part === 'node_modules')) return
    clearTimeout(timer)
    timer = setTimeout(() => void run(), QUIET_MS)
  })
  // A folder that is gone has nothing more to say; the command goes on until somebody ends it.
  watcher.on('error', () => watcher.close())
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}

const SECOND = 1000

export interface DevOptions extends SignIn {
  folder: string
  /** Of the local address; 0: any that is free. */
  port: number
  server: string
  /** Slug of the site. */
  tenant: string
  say: (line: string) => void
  sayProblem: (problem: PackageProblem) => void
}

export interface Development {
  /** Where the theme is seen. */
  address: string
  close: () => Promise<void>
}

/**
 * Uploads a theme as a development theme whenever a file of it is saved, and shows the site with it: pages that are open
 * reload, and say what is wrong where they cannot. Its key is its own, so that it never replaces the theme that visitors
 * see.
 * @throws CliError where nobody can sign in, or there is no such site
 */
export async function devTheme({
  folder,
  port,
  say,
  sayProblem,
  server,
  tenant: slug,
  ...signIn
}: DevOptions): Promise<Development> {
  const admin = new Admin(server)
  await admin.signIn(signIn)
  const tenant = await admin.tenant(slug)
  const key = `dev-${slugify(path.basename(folder)) || 'theme'}`.slice(0, 60)
  let shown: Uploaded | null = null
  const preview = new PreviewServer(server, async () => (shown ? admin.errors(shown) : []))
  const address = await preview.listen(port)
  let retry: NodeJS.Timeout | undefined
  const fail = (message: string, problems: PackageProblem[] = []): void => {
    say(message)
    problems.forEach(sayProblem)
    preview.showProblems(
      problems.length > 0 ? problems : [{ column: null, file: path.basename(folder), line: null, message }],
    )
  }
  const uploadNow = async (): Promise<void> => {
    clearTimeout(retry)
    const start = performance.now()
    try {
      const outcome = await admin.upload(await buffer(writePackage(await readFolder(folder))), { key, tenant })
      if (outcome.kind === 'uploaded') {
        shown = outcome
        preview.show(outcome.preview)
        say(`Version ${outcome.version} after ${Math.round(performance.now() - start)} ms.`)
        return
      }
      fail(outcome.message, outcome.kind === 'problems' ? outcome.problems : [])
      if (outcome.kind === 'refused' && outcome.retryAfter)
        retry = setTimeout(() => void uploadNow(), outcome.retryAfter * SECOND)
    } catch (error) {
      // A file that was just removed, or a server that restarts: the next change tries again.
      fail(error instanceof CliError ? error.message : 'The folder cannot be read at the moment.')
    }
  }
  const stop = watchFolder(folder, uploadNow)
  await uploadNow()
  say(`See it at ${address}. Ctrl+C ends it.`)
  return {
    address,
    close: async () => {
      clearTimeout(retry)
      stop()
      await preview.close()
    },
  }
}
