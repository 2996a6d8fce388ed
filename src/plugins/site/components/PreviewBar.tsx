import { PREVIEW_SCRIPT_PATH } from '../look/files'
import { siteWords } from '../words/siteWords'

interface Props {
  /** Origin of the admin that tells when something was saved; null where nobody does. */
  admin: string | null
  language: string
}

/** Says that a draft is shown. */
export function PreviewBar({ admin, language }: Props) {
  const words = siteWords(language)
  return (
    <div className="bar" data-admin={admin ?? undefined} role="status">
      <strong>{words.preview}</strong>
      <span>{words.previewText}</span>
      {admin && <script defer src={PREVIEW_SCRIPT_PATH} />}
    </div>
  )
}
