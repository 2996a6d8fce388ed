import { followChanges } from './changes/followChanges'
import { countForSidebar } from './changes/sidebarCounts'
import { confirmAddress } from './accounts/confirmAddress'
import { forgotPassword } from './accounts/forgotPassword'
import { login } from './accounts/login'
import { resendVerification } from './accounts/resendVerification'
import { changeAddress, keepAddress } from './accounts/profile/changeAddress'
import { changePassword, updateProfile } from './accounts/profile/profile'
import { removePortrait, setPortrait } from './accounts/profile/portrait'
import { resetPassword } from './accounts/resetPassword'
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewBackupCodes,
  removeSecondFactor,
  removeSecondFactorOf,
} from './accounts/secondFactor/secondFactor'
import { endOtherSessions, endSession, endSessionsOf } from './accounts/sessions/sessions'
import { readSiteSettings } from './apps/readSiteSettings'
import { signUpForNewsletter } from './apps/signUpForNewsletter'
import { updateAppConfig } from './apps/updateAppConfig'
import { updateCustomAttributes } from './apps/updateCustomAttributes'
import { approveCollaborator, declineCollaborator } from './collaborators/decideRequests'
import { invitePartner } from './collaborators/invitePartner'
import { regenerateRequestCode } from './collaborators/regenerateRequestCode'
import { removeCollaborator } from './collaborators/removeCollaborator'
import { requestAccess } from './collaborators/requestAccess'
import type { AnyOperation } from './define'
import { readDomainAllowed } from './domains/readDomainAllowed'
import { verifyDomain } from './domains/verifyDomain'
import { compareDocument } from './documents/compareDocument'
import { exportList } from './documents/export/exportList'
import { readLock, lockOperations, leaveDocument } from './locks/locks'
import { readSaved } from './documents/readSaved'
import { listAddressChanges } from './documents/listAddressChanges'
import { listHiddenTargets } from './documents/listHiddenTargets'
import { listSchedules } from './documents/listSchedules'
import { readSchedule, scheduleDocument, unscheduleDocument } from './documents/schedule/schedule'
import { readListState } from './documents/readListState'
import { listStates } from './documents/listStates'
import { listTrashedTargets } from './documents/listTrashedTargets'
import { listUses } from './documents/listUses'
import { publishDocuments } from './documents/publishDocuments'
import { readDescription } from './openapi/readDescription'
import { readLiveAddress } from './documents/readLiveAddress'
import { previewMatching } from './events/previewMatching'
import { countFormAnswers } from './forms/answers/countFormAnswers'
import { deleteFormAnswers } from './forms/answers/deleteFormAnswers'
import { exportAnswers } from './forms/answers/exportAnswers'
import { markAnswers } from './forms/answers/markAnswers'
import { findHelpPages } from './help/findHelpPages'
import { submitForm } from './forms/submitForm'
import { acceptInvitation } from './invitations/acceptInvitation'
import { cancelInvitation, resendInvitation } from './invitations/openInvitations'
import { inviteStaff } from './invitations/invitation'
import { listNotices, markNoticesRead } from './notices/notices'
import { explainAccess } from './people/explainAccess'
import { removeTenantAccess } from './people/removeTenantAccess'
import { sendPasswordReset } from './people/sendPasswordReset'
import { transferOwnership } from './people/transferOwnership'
import { updatePermissions } from './people/updatePermissions'
import { exportSites } from './provider/exportSites'
import { listSites } from './provider/listSites'
import { retryJobs } from './provider/retryJobs'
import { createRole, updateRole, deleteRole } from './roles/roles'
import { countPerformances } from './events/countPerformances'
import { readEventSpan } from './events/readEventSpan'
import { countTranslated } from './settings/countTranslated'
import { patchTenant } from './settings/patch/patchTenant'
import { publishTenantLanguage } from './settings/publishTenantLanguage'
import { readCsp } from './settings/readCsp'
import { removeTenantAvatar, updateTenantAvatar } from './settings/updateTenantAvatar'
import { requireTwoFactor } from './settings/requireTwoFactor'
import { updateTenantGeneral } from './settings/updateTenantGeneral'
import { updateTenantLanguages } from './settings/updateTenantLanguages'
import { updateTenantPlan } from './settings/updateTenantPlan'
import { updateTenantSecurityCompliance } from './settings/updateTenantSecurityCompliance'
import { agreeToChanges, requestToChange } from './support/agreeToChanges'
import { endVisit, startVisit } from './support/visit'
import { listVisits } from './support/listVisits'
import { createTenant } from './tenants/createTenant'
import { listTenants } from './tenants/listTenants'
import { requestDeletion } from './tenants/requestDeletion'
import { setTenant } from './tenants/setTenant'
import { suspendTenant } from './tenants/suspendTenant'
import { getAttributeSettings } from './themes/getAttributeSettings'
import { getCollectionRecords } from './themes/getCollectionRecords'
import { publishTheme } from './themes/publishTheme'

/** All operations of the core. Plugins add their own. */
export const coreOperations: AnyOperation[] = [
  ...lockOperations,
  leaveDocument,
  readLock,
  login,
  forgotPassword,
  resetPassword,
  resendVerification,
  confirmAddress,
  updateProfile,
  setPortrait,
  removePortrait,
  changePassword,
  changeAddress,
  keepAddress,
  beginSecondFactor,
  confirmSecondFactor,
  renewBackupCodes,
  removeSecondFactor,
  removeSecondFactorOf,
  endSession,
  endOtherSessions,
  endSessionsOf,
  findHelpPages,
  setTenant,
  listTenants,
  listSites,
  exportSites,
  retryJobs,
  listVisits,
  startVisit,
  requestToChange,
  agreeToChanges,
  endVisit,
  createTenant,
  suspendTenant,
  requestDeletion,
  patchTenant,
  inviteStaff,
  resendInvitation,
  cancelInvitation,
  acceptInvitation,
  updatePermissions,
  sendPasswordReset,
  explainAccess,
  removeTenantAccess,
  transferOwnership,
  createRole,
  updateRole,
  deleteRole,
  regenerateRequestCode,
  requestAccess,
  approveCollaborator,
  invitePartner,
  declineCollaborator,
  removeCollaborator,
  verifyDomain,
  readDomainAllowed,
  updateTenantGeneral,
  updateTenantAvatar,
  removeTenantAvatar,
  updateTenantLanguages,
  publishTenantLanguage,
  countPerformances,
  readEventSpan,
  countTranslated,
  updateTenantSecurityCompliance,
  updateTenantPlan,
  requireTwoFactor,
  readCsp,
  readSiteSettings,
  signUpForNewsletter,
  updateAppConfig,
  updateCustomAttributes,
  compareDocument,
  exportList,
  listAddressChanges,
  listHiddenTargets,
  listSchedules,
  readSchedule,
  scheduleDocument,
  unscheduleDocument,
  readListState,
  readSaved,
  listStates,
  listTrashedTargets,
  listUses,
  publishDocuments,
  getCollectionRecords,
  getAttributeSettings,
  publishTheme,
  readLiveAddress,
  previewMatching,
  submitForm,
  countFormAnswers,
  exportAnswers,
  markAnswers,
  deleteFormAnswers,
  listNotices,
  markNoticesRead,
  followChanges,
  countForSidebar,
  readDescription,
]
