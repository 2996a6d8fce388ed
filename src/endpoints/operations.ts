import { confirmAddress } from './accounts/confirmAddress'
import { forgotPassword } from './accounts/forgotPassword'
import { login } from './accounts/login'
import { resendVerification } from './accounts/resendVerification'
import { changeAddress, keepAddress } from './accounts/profile/changeAddress'
import { changePassword } from './accounts/profile/changePassword'
import { removePortrait, setPortrait } from './accounts/profile/portrait'
import { updateProfile } from './accounts/profile/updateProfile'
import { resetPassword } from './accounts/resetPassword'
import { beginSecondFactor } from './accounts/secondFactor/beginSecondFactor'
import { confirmSecondFactor } from './accounts/secondFactor/confirmSecondFactor'
import { removeSecondFactor, removeSecondFactorOf } from './accounts/secondFactor/removeSecondFactor'
import { renewBackupCodes } from './accounts/secondFactor/renewBackupCodes'
import { endOtherSessions } from './accounts/sessions/endOtherSessions'
import { endSession } from './accounts/sessions/endSession'
import { endSessionsOf } from './accounts/sessions/endSessionsOf'
import { readSiteSettings } from './apps/readSiteSettings'
import { signUpForNewsletter } from './apps/signUpForNewsletter'
import { updateAppConfig } from './apps/updateAppConfig'
import { updateCustomAttributes } from './apps/updateCustomAttributes'
import { approveCollaborator } from './collaborators/approveCollaborator'
import { declineCollaborator } from './collaborators/declineCollaborator'
import { invitePartner } from './collaborators/invitePartner'
import { regenerateRequestCode } from './collaborators/regenerateRequestCode'
import { removeCollaborator } from './collaborators/removeCollaborator'
import { requestAccess } from './collaborators/requestAccess'
import type { AnyOperation } from './define'
import { readDomainAllowed } from './domains/readDomainAllowed'
import { verifyDomain } from './domains/verifyDomain'
import { compareDocument } from './documents/compareDocument'
import { exportList } from './documents/export/exportList'
import { readLock } from './locks/readLock'
import { readSaved } from './documents/readSaved'
import { listHiddenTargets } from './documents/listHiddenTargets'
import { listSchedules } from './documents/listSchedules'
import { readSchedule } from './documents/schedule/readSchedule'
import { scheduleDocument } from './documents/schedule/scheduleDocument'
import { unscheduleDocument } from './documents/schedule/unscheduleDocument'
import { listStates } from './documents/listStates'
import { listTrashedTargets } from './documents/listTrashedTargets'
import { listUses } from './documents/listUses'
import { publishDocuments } from './documents/publishDocuments'
import { readDescription } from './openapi/readDescription'
import { readLiveAddress } from './documents/readLiveAddress'
import { previewMatching } from './events/previewMatching'
import { leaveDocument } from './locks/leaveDocument'
import { lockOperations } from './locks/registerLockOperations'
import { countFormAnswers } from './forms/answers/countFormAnswers'
import { deleteFormAnswers } from './forms/answers/deleteFormAnswers'
import { exportAnswers } from './forms/answers/exportAnswers'
import { markAnswers } from './forms/answers/markAnswers'
import { submitForm } from './forms/submitForm'
import { acceptInvitation } from './invitations/acceptInvitation'
import { cancelInvitation } from './invitations/cancelInvitation'
import { inviteStaff } from './invitations/inviteStaff'
import { resendInvitation } from './invitations/resendInvitation'
import { listNotices } from './notices/listNotices'
import { markNoticesRead } from './notices/markNoticesRead'
import { explainAccess } from './people/explainAccess'
import { removeTenantAccess } from './people/removeTenantAccess'
import { sendPasswordReset } from './people/sendPasswordReset'
import { transferOwnership } from './people/transferOwnership'
import { updatePermissions } from './people/updatePermissions'
import { exportSites } from './provider/exportSites'
import { listSites } from './provider/listSites'
import { createRole } from './roles/createRole'
import { deleteRole } from './roles/deleteRole'
import { updateRole } from './roles/updateRole'
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
import { agreeToChanges } from './support/agreeToChanges'
import { requestToChange } from './support/requestToChange'
import { endVisit } from './support/endVisit'
import { listVisits } from './support/listVisits'
import { startVisit } from './support/startVisit'
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
  setTenant,
  listTenants,
  listSites,
  exportSites,
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
  listHiddenTargets,
  listSchedules,
  readSchedule,
  scheduleDocument,
  unscheduleDocument,
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
  readDescription,
]
