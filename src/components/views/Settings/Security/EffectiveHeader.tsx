'use client'

import { cspHeader } from '@/lib/csp/cspHeader'
import type { CspDirectives, CspPreset } from '@/lib/csp/presets'
import { CopyButton } from '@/components/settings/CopyButton'
import { useMessages } from '@/components/ui/useMessages'
import styles from './EffectiveHeader.module.css'

/** The header that results from the preset, the directives and the site's apps. */
export function EffectiveHeader({
  csp,
  needed,
}: {
  csp: { directives: string; preset: CspPreset }
  needed: CspDirectives
}) {
  const t = useMessages()
  const header = cspHeader(csp, needed)
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
