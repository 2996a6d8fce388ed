'use client'

import { cspHeader } from '../../../../lib/csp/cspHeader'
import type { CspPreset } from '../../../../lib/csp/presets'
import { CopyButton } from '../../../settings/CopyButton'
import { useWords } from '../../../ui/useWords'
import styles from './EffectiveHeader.module.css'

/** The header that comes of preset and directives. */
export function EffectiveHeader({ csp }: { csp: { directives: string; preset: CspPreset } }) {
  const t = useWords()
  const header = cspHeader(csp)
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.head}>
        {t('cspEffective')}
        <CopyButton text={`Content-Security-Policy: ${header}`} />
      </figcaption>
      <code className={styles.header} dir="ltr">
        <span className={styles.name}>Content-Security-Policy:</span>
        {header.split('; ').map((directive) => (
          <span className={styles.directive} key={directive}>
            {directive};
          </span>
        ))}
      </code>
    </figure>
  )
}
