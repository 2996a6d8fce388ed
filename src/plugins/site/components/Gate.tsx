import type { SiteWords } from '../words/en'
import { UNLOCK_PATH } from '../look/files'
import { Notice } from './Notice'

interface Props {
  language: string
  /** What staff says to whoever stands here. */
  message: string
  name: string
  /** Where to go afterwards. */
  next: string
  problem: string | null
  words: SiteWords
}

/** Asks for the site's password. */
export const Gate = ({ language, message, name, next, problem, words }: Props) => (
  <Notice language={language} name={name} text={message || words.gateText} title={words.gateTitle}>
    <form action={UNLOCK_PATH} className="gate" method="post">
      <input name="next" type="hidden" value={next} />
      <label htmlFor="password">{words.gateField}</label>
      <input aria-describedby={problem ? 'problem' : undefined} aria-invalid={problem ? true : undefined} autoComplete="current-password" autoFocus id="password" maxLength={128} name="password" required type="password" />
      {problem && (
        <p className="problem" id="problem" role="alert">
          {problem}
        </p>
      )}
      <button className="button" type="submit">
        {words.gateButton}
      </button>
    </form>
  </Notice>
)
