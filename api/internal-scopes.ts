/** What opens the routes of the internal entry point, beside the scopes that API keys have. */

/** Everything: what `QSS_ADMIN_TOKEN` has, and administrators. */
export const ADMIN_SCOPE = 'admin';
export const SIGNED_IN_SCOPE = 'signed_in';
export const SESSIONS_SCOPE = 'sessions:read';
export const TEXTS_SCOPE = 'sessions:texts';
export const ANALYTICS_SCOPE = 'analytics:read';
