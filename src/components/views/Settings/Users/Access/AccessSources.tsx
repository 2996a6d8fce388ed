'use client'

import type { ExplainedAccess } from '../../../../../endpoints/people/explainAccess'
import type { Translator } from '../../../../../i18n/say'
import { isolated } from '../../../../../lib/text/isolated'
import { useWords } from '../../../../ui/useWords'
import styles from './Access.module.css'

type Place = ExplainedAccess['places'][number]

/** Where what somebody may do comes from. */
export function AccessSources({ places }: { places: Place[] }) {
  const t = useWords()
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('peopleAccessSources')}</h3>
      <ul className={styles.sources}>
        {places.map((place, index) => (
          <li key={index}>
            {place.counts ? sourceOf(t, place) : t('peopleAccessOnlyLooks', { source: sourceOf(t, place) })}
          </li>
        ))}
      </ul>
    </section>
  )
}

const sourceOf = (t: Translator, { kind, organisation, role }: Place): string =>
  t(`peopleAccessFrom_${kind}`, { organisation: isolated(organisation ?? ''), role: isolated(role ?? '') })
