"""Runs the rival, Debian's tesseract and OpenCV, over a list of jobs: rival.py <jobs.json>.

Prints an answer a line and the peak of memory last, in the form of system.ts. Reading is tesseract with sparse layout (psm 11), erasing is
Telea inpainting of the line boxes, and the style is what the boxes give away: the smaller of two colour clusters, the height of the line,
regular weight, centred.
"""

import csv
import json
import resource
import subprocess
import sys
import time

import cv2
import numpy as np


# Words below it are mostly specks of the picture; of 0, 30 and 60 the one with which the rival reads best.
MIN_CONFIDENCE = 30


def read(path, language):
    """Words of tesseract's table, as paragraphs of lines of words."""
    table = subprocess.run(
        ["tesseract", path, "stdout", "--psm", "11", "-l", language, "tsv"],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    paragraphs = {}
    for row in csv.DictReader(table.splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE):
        if row["level"] != "5" or float(row["conf"]) < MIN_CONFIDENCE or not row["text"].strip():
            continue
        lines = paragraphs.setdefault((row["block_num"], row["par_num"]), {})
        lines.setdefault(row["line_num"], []).append(row)
    return [[line_of(words) for words in lines.values()] for lines in paragraphs.values()]


def line_of(words):
    left = min(int(word["left"]) for word in words)
    top = min(int(word["top"]) for word in words)
    right = max(int(word["left"]) + int(word["width"]) for word in words)
    bottom = max(int(word["top"]) + int(word["height"]) for word in words)
    return {"text": " ".join(word["text"] for word in words), "box": (left, top, right, bottom)}


def erase(image, paragraphs):
    mask = np.zeros(image.shape[:2], np.uint8)
    for lines in paragraphs:
        for line in lines:
            left, top, right, bottom = line["box"]
            mask[max(0, top - 3) : bottom + 3, max(0, left - 3) : right + 3] = 255
    return cv2.inpaint(image, mask, 3, cv2.INPAINT_TELEA)


def style_of(image, lines):
    left, top, right, bottom = lines[0]["box"]
    pixels = image[top:bottom, left:right].reshape(-1, 3).astype(np.float32)
    if len(pixels) > 20000:
        pixels = pixels[:: len(pixels) // 20000]
    criteria = (cv2.TERM_CRITERIA_EPS + cv2.TERM_CRITERIA_MAX_ITER, 20, 1.0)
    cv2.setRNGSeed(1)
    _, labels, centres = cv2.kmeans(pixels, 2, None, criteria, 2, cv2.KMEANS_PP_CENTERS)
    fewer = 0 if (labels == 0).sum() < (labels == 1).sum() else 1
    blue, green, red = (int(round(float(channel))) for channel in centres[fewer])
    heights = sorted(line["box"][3] - line["box"][1] for line in lines)
    return {
        "colour": f"#{red:02x}{green:02x}{blue:02x}",
        "fontSize": heights[len(heights) // 2],
        "fontWeight": 400,
        "textAlign": "center",
    }


def quad(box):
    left, top, right, bottom = box
    return [{"x": x, "y": y} for x, y in ((left, top), (right, top), (right, bottom), (left, bottom))]


def cpu_seconds():
    """Of this process and of the tesseracts that it has waited for."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in used)


def work(job):
    image = cv2.imread(job["image"], cv2.IMREAD_COLOR)
    started = time.perf_counter()
    cpu_started = cpu_seconds()
    paragraphs = read(job["image"], job["tesseract"])
    erased = erase(image, paragraphs)
    texts = [
        {
            "lines": [{"text": line["text"], "quad": quad(line["box"])} for line in lines],
            "style": style_of(image, lines),
        }
        for lines in paragraphs
    ]
    seconds = time.perf_counter() - started
    cpu = cpu_seconds() - cpu_started
    cv2.imwrite(job["erased"], erased)
    return {"name": job["name"], "texts": texts, "seconds": seconds, "cpuSeconds": cpu}


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        jobs = json.load(file)
    for job in jobs:
        print(json.dumps(work(job)), flush=True)
    # Tesseract runs while this process waits, holding the picture.
    peak = sum(resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    print(json.dumps({"peakBytes": peak * 1024}))


main()
