import { createHmac } from 'node:crypto';
import type { ErasureCertificate } from '../events.ts';

export function signCertificate(
  certificate: Omit<ErasureCertificate, 'signature'>,
  secret: string,
): ErasureCertificate {
  return { ...certificate, signature: signatureOf(certificate, secret) };
}

function signatureOf(certificate: Omit<ErasureCertificate, 'signature'>, secret: string): string {
  const { erasure_id, session_id, reason, requested_by, requested_at } = certificate;
  const { key_destroyed_at, last_revision, chain } = certificate;
  // The first line keeps these signatures apart from others made with the same secret.
  const parts = ['qss erasure', erasure_id, session_id, JSON.stringify(reason), requested_by.type];
  parts.push(requested_by.id, requested_at, key_destroyed_at, String(last_revision), chain);
  return createHmac('sha256', secret).update(parts.join('\n')).digest('hex');
}
