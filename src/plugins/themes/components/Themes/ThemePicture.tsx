import styles from './Themes.module.css'

/**
 * The website with a theme, scaled down. Nothing runs in there and nothing can be clicked or focused: it keeps its own
 * origin, another one than the admin's, so that its fonts load.
 */
export const ThemePicture = ({ address }: { address: string }) => (
  <div aria-hidden="true" className={styles.picture} inert>
    <iframe
      className={styles.frame}
      loading="lazy"
      referrerPolicy="no-referrer"
      sandbox="allow-same-origin"
      src={address}
      tabIndex={-1}
      title=""
    />
  </div>
)
