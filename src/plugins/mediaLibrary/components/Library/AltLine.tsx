'use client'

import { Icon } from '../../../../components/ui/Icon/Icon'
import { classes } from '../../../../components/ui/classes'
import { useWords } from '../../../../components/ui/useWords'
import styles from './Library.module.css'
import { isUndescribed, type Tile } from './tile'

/** What those hear who cannot see a picture, or that nobody has written it yet. */
export function AltLine({ tile }: { tile: Tile }) {
  const t = useWords()
  if (!tile.mimeType.startsWith('image/')) return null
  if (tile.isDecorative) return <span className={styles.line}>{t('mediaDecorative')}</span>
  if (isUndescribed(tile)) {
    return (
      <span className={classes(styles.line, styles.missing)}>
        <Icon className={styles.icon} name="CircleAlert" />
        {t('mediaNoAlt')}
      </span>
    )
  }
  return (
    <span className={styles.line} title={tile.alt}>
      {t('mediaAlt', { alt: tile.alt })}
    </span>
  )
}
