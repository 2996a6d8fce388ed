'use client'

import { useState } from 'react'
import { Icon } from '../../../../components/ui/Icon/Icon'
import { classes } from '../../../../components/ui/classes'
import styles from './Library.module.css'
import { iconOf, type Tile } from './tile'

/** The picture of a tile; an icon for sound, film, and a picture that cannot be opened. Its words stand below it. */
export function Picture({ tile: { filename, mimeType, sources } }: { tile: Tile }) {
  const [failed, setFailed] = useState<string | null>(null)
  const last = sources.at(-1)
  const ending = /\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toUpperCase()
  if (!last || failed === last.address) {
    return (
      <span className={styles.picture}>
        <Icon name={iconOf(mimeType)} size={20} />
        {ending && <span className={styles.ending}>{ending}</span>}
      </span>
    )
  }
  return (
    <span className={styles.picture}>
      <img
        alt=""
        className={classes(styles.image, mimeType === 'image/svg+xml' && styles.drawing)}
        decoding="async"
        loading="lazy"
        onError={() => setFailed(last.address)}
        sizes="(min-width: 480px) 240px, 50vw"
        src={sources[0]?.address}
        srcSet={sources.length > 1 ? sources.map(({ address, width }) => `${address} ${width}w`).join(', ') : undefined}
      />
    </span>
  )
}
