/** The page with the audit log. */
export const auditAddress = '/team/audit-log';
