import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { RangeField } from '../../ui/range-field';
import { type Crop, drawingOf, type Fit, mostZoom, pulled, wholeCrop } from './crop';

/** Pixels of what is saved; the server makes it no larger. */
const side = 512;

type CropperProps = {
  picture: ImageBitmap;
  fit: Fit;
  isRound: boolean;
  canvas: React.RefObject<HTMLCanvasElement | null>;
};

/** Draws what will be saved. It is pulled into place, or moved by the sliders. */
export function Cropper({ picture, fit, isRound, canvas }: CropperProps) {
  const [crop, setCrop] = useState(wholeCrop);
  const grip = useRef<{ x: number; y: number }>(null);

  useEffect(() => draw(canvas.current, picture, fit, crop), [canvas, picture, fit, crop]);

  function pull(event: PointerEvent<HTMLCanvasElement>) {
    const from = grip.current;
    if (!from) return;
    grip.current = { x: event.clientX, y: event.clientY };
    const shown = event.currentTarget.clientWidth;
    const by = { across: (event.clientX - from.x) / shown, down: (event.clientY - from.y) / shown };
    setCrop((former) => pulled(picture, fit, former, by));
  }

  return (
    <div className="flex flex-col items-center gap-5 sm:flex-row sm:items-start">
      <canvas
        ref={canvas}
        width={side}
        height={side}
        role="img"
        aria-label="Gambar yang akan disimpan"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          grip.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={pull}
        onPointerUp={() => {
          grip.current = null;
        }}
        className={`size-60 shrink-0 cursor-grab touch-none border border-line bg-sunken active:cursor-grabbing ${isRound ? 'rounded-full' : 'rounded-lg'}`}
      />
      <CropSliders crop={crop} onChange={setCrop} />
    </div>
  );
}

function CropSliders({ crop, onChange }: { crop: Crop; onChange: (crop: Crop) => void }) {
  const along = (part: 'across' | 'down') => ({
    min: -1,
    max: 1,
    step: 0.05,
    value: crop[part],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      onChange({ ...crop, [part]: target.valueAsNumber }),
  });
  return (
    <div className="flex w-full min-w-0 flex-col gap-2">
      <p className="text-muted text-sm">Seret gambar, atau gunakan pelaras ini.</p>
      <RangeField
        label="Besarkan"
        min={1}
        max={mostZoom}
        step={0.05}
        value={crop.zoom}
        onChange={({ target }) => onChange({ ...crop, zoom: target.valueAsNumber })}
      />
      <RangeField label="Kiri ke kanan" {...along('across')} />
      <RangeField label="Atas ke bawah" {...along('down')} />
    </div>
  );
}

function draw(canvas: HTMLCanvasElement | null, picture: ImageBitmap, fit: Fit, crop: Crop) {
  const context = canvas?.getContext('2d');
  if (!context) return;
  const { left, top, width, height } = drawingOf(picture, side, fit, crop);
  context.clearRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, width, height);
}
