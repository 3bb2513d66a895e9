import { renderSVG } from "uqr";

/** A text as a QR code: an SVG picture, dark on light in every theme, as cameras expect it. */
export function drawQrCode(text: string): string {
  return renderSVG(text, { border: 2 });
}
