'use client'

import { useMessages } from '../../../../components/ui/useMessages'
import type { ThemeChange } from '../../lib/changes/findChanges'
import type { PackageProblem } from '../../lib/package/problem'
import { Changes } from './Changes'
import { Problems } from './Problems'
import styles from './Themes.module.css'

/** What the site would lose with another theme, as the server found it. */
export interface ThemeCheck {
  changes: ThemeChange[]
  losesSomething: boolean
  /** False where its layout fails: then every page would. */
  mayBePublished: boolean
  problems: PackageProblem[]
}

interface Props {
  /** Null where the server has not answered, or could not. */
  check: ThemeCheck | null
  isChecking: boolean
}

/** In the question before a theme is published: what pages would lose, and which of its files fail on them. */
export function PublishCheck({ check, isChecking }: Props) {
  const t = useMessages()
  const word = isChecking
    ? 'themesAskPublishChecking'
    : check &&
      (check.losesSomething ? 'themesAskPublishLosses' : check.mayBePublished ? 'themesAskPublishNothing' : null)
  return (
    <>
      <p aria-live="polite" className={styles.help}>
        {word && t(word)}
      </p>
      {check?.losesSomething && <Changes changes={check.changes} />}
      {check && check.problems.length > 0 && <Problems label={t('themesTemplatesFail')} problems={check.problems} />}
    </>
  )
}
