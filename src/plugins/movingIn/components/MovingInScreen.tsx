import type { AdminViewServerProps } from 'payload'
import { SettingsScreen } from '@/exports/rsc'
import { canMoveIn } from '../lib/access'
import { MovingIn } from './MovingIn'

/** The screen on which an old website is brought. */
export function MovingInScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  return (
    <SettingsScreen areas={['movingIn']} may={(person, id) => canMoveIn(req, person, id)} view={view}>
      {({ t, tenant }) => ({
        content: <MovingIn key={tenant.id} tenantId={tenant.id} />,
        help: t('movingInHelp'),
        title: t('movingInTitle'),
        trail: [{ label: t('movingInTitle') }],
      })}
    </SettingsScreen>
  )
}
