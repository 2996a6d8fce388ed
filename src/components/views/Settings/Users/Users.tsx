import type { AdminViewServerProps } from 'payload'
import { holds } from '../../../../access/person'
import settingsStyles from '../../../settings/Settings.module.css'
import { SettingsScreen } from '../../../settings/SettingsScreen'
import { boardOf } from './data/boardOf'
import { PeopleSections } from './PeopleSections'
import { RolesCard } from './Roles/RolesCard'

/** Who works on the site on screen, and what they may do. Who may only look at roles sees those. */
export const Users = (view: AdminViewServerProps) => (
  <SettingsScreen areas={['people']} may={(person, id) => holds(person, 'users:admin', id) || holds(person, 'roles:view', id)} view={view}>
    {async (looking) => {
      const { people, roles } = await boardOf(view.initPageResult.req, looking)
      const { t } = looking
      return {
        content: <div className={settingsStyles.cards}>{people ? <PeopleSections people={people} roles={roles} /> : <RolesCard {...roles} />}</div>,
        help: t(people ? 'peopleHelp' : 'peopleRolesHelp'),
        title: t('peopleTitle'),
        trail: [{ label: t('settings') }, { label: t('peopleTitle') }],
      }
    }}
  </SettingsScreen>
)
