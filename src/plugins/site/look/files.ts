import { createHash } from 'node:crypto'
import { OWN } from '../../../lib/site/sitePath'
import { base } from './base'
import { blocks } from './blocks'
import { frame } from './frame'
import { previewScript } from './previewScript'
import { script } from './script'

interface OwnFile {
  content: string
  type: string
}

const style = base + frame + blocks

/** An address that changes with its content, so that browsers may keep it for good. */
const addressOf = (name: string, ending: string, content: string): string => `/${OWN}/${name}.${createHash('sha256').update(content).digest('hex').slice(0, 10)}.${ending}`

export const STYLE_PATH = addressOf('site', 'css', style)
export const SCRIPT_PATH = addressOf('site', 'js', script)
export const PREVIEW_SCRIPT_PATH = addressOf('preview', 'js', previewScript)

/** The site's mark. */
export const MARK_PATH = `/${OWN}/mark`

/** Takes sign-ups for the newsletter. */
export const NEWSLETTER_PATH = `/${OWN}/newsletter`

/** Takes the password of a protected site. */
export const UNLOCK_PATH = `/${OWN}/unlock`

const SCRIPT_TYPE = 'text/javascript; charset=utf-8'

/** The site's own files by address. */
export const OWN_FILES: Record<string, OwnFile | undefined> = {
  [PREVIEW_SCRIPT_PATH]: { content: previewScript, type: SCRIPT_TYPE },
  [SCRIPT_PATH]: { content: script, type: SCRIPT_TYPE },
  [STYLE_PATH]: { content: style, type: 'text/css; charset=utf-8' },
}
