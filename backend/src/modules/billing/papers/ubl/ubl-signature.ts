import { type UblElement, type UblNode, value } from './ubl.js';

/** Gives the XAdES signature of a document in its JSON form; null where nobody signs. */
export type SignUbl = (invoice: UblNode) => UblNode | null;

/** Nobody holds a certificate of LHDN here yet. */
export const unsigned: SignUbl = () => null;

/** Names of sdk.myinvois.hasil.gov.my/signature. */
const XADES = 'urn:oasis:names:specification:ubl:dsig:enveloped:xades';
const OF_INVOICE = 'urn:oasis:names:specification:ubl:signature:Invoice';
const FIRST = 'urn:oasis:names:specification:ubl:signature:1';

/** Where the signature stands in a document of version 1.1; the place is there when nobody has signed. */
export function signaturePlace(invoice: UblNode, sign: SignUbl): { before: UblNode; after: UblNode } {
  const signature = sign(invoice);
  const information: UblNode = {
    ID: value(FIRST),
    ReferencedSignatureID: value(OF_INVOICE),
    ...(signature && { Signature: [signature] }),
  };
  const extension: UblNode = {
    ExtensionURI: value(XADES),
    ExtensionContent: one({ UBLDocumentSignatures: one({ SignatureInformation: one(information) }) }),
  };
  return {
    before: { UBLExtensions: one({ UBLExtension: one(extension) }) },
    after: { Signature: one({ ID: value(OF_INVOICE), SignatureMethod: value(XADES) }) },
  };
}

function one(node: UblNode): UblElement {
  return [node];
}
