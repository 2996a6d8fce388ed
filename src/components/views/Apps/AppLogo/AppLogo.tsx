import { Avatar } from '@/components/ui/Avatar/Avatar'
import styles from './AppLogo.module.css'

interface Props {
  name: string
  src: string | null
  /** In pixels. Default: 40. */
  size?: number
}

/** The square logo of an app, or its initials if it has none. */
export const AppLogo = ({ name, size = 40, src }: Props) => (
  <Avatar className={styles.logo} name={name} size={size} src={src} />
)
